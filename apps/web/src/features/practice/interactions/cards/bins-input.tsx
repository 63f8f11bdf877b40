import { binsOf, moved, put, takeOut } from "@learnin/domain/interactions/sort/sort";
import { writtenValue } from "@learnin/domain/question/text/value-pieces";
import type { InputProps, QuestionOf } from "../../inputs/input-props.ts";
import { partLook } from "../../inputs/part-look.ts";
import { CardBoard, type CardBoardProps } from "./card-board.tsx";
import { CardChoices } from "./card-choices.tsx";
import { MadeAnswer, type Making } from "../board/made-answer.tsx";
import { PlainFace, plainName } from "../board/plain-face.tsx";
import { toldEntries, useEntries } from "../board/use-entries.ts";
import { useRestore } from "../board/use-restore.ts";

export type BinsInputProps = InputProps<QuestionOf<"LABELED_INPUT">>;

interface Props extends BinsInputProps {
	kind: "sort" | "venn";
	shape: CardBoardProps["shape"];
}

/** LABELED_INPUT, answered by sorting cards: the labels are the cards, their common choices the bins. */
export function BinsInput(props: Props) {
	const { labels } = props.question;
	return (
		<MadeAnswer
			{...props}
			name="Cards"
			typed={<SortChoices {...props} />}
			typedName="List"
			whatIsMissing={(sorted) => {
				const count = Object.keys(sorted).length;
				return count > 0 && count < labels.length ? "Some cards aren’t sorted yet." : null;
			}}
		>
			{(_, making) => <SortBoard {...props} {...making} />}
		</MadeAnswer>
	);
}

function SortBoard(props: Props & Making) {
	const { question, entries, onMake } = props;
	const serverStatus = toldEntries(props);
	const sorted = serverStatus ?? entries;
	const bins = binsOf(question.labels) ?? [];
	const { note, restore } = useRestore(sorted, onMake);
	return (
		<CardBoard
			shape={props.shape}
			cards={question.labels.map(({ id, label }) => ({
				id,
				name: plainName(label),
				face: <PlainFace text={label} />,
			}))}
			places={bins.map((bin) => ({ id: bin, name: `“${plainName(bin)}”`, face: <PlainFace text={bin} /> }))}
			lies={sorted}
			lookOf={(card) => (serverStatus ? "right" : partLook(card, props.phase, props.feedback))}
			isLocked={props.isLocked}
			firstRef={props.firstRef}
			onPut={(card, bin) => onMake(bin === null ? takeOut(sorted, card) : put(sorted, card, bin))}
			onMove={(card, by) => onMake(moved(bins, sorted, card, by))}
			onFocusCard={note}
			onRestore={restore}
		/>
	);
}

/** The bin of each card, chosen from a list. */
function SortChoices(props: BinsInputProps) {
	const { labels } = props.question;
	const { entries, put: write } = useEntries(props);
	const serverStatus = toldEntries(props);
	const sorted = serverStatus ?? entries;
	return (
		<CardChoices
			{...props}
			rows={labels.map(({ id, label }) => ({
				id,
				face: <PlainFace text={label} />,
				chosen: sorted[id] ?? "",
				look: serverStatus ? "right" : partLook(id, props.phase, props.feedback),
			}))}
			choices={(binsOf(labels) ?? []).map((bin) => ({ id: bin, name: writtenValue(bin) }))}
			onChoose={(card, bin) => write(bin === "" ? takeOut(sorted, card) : put(sorted, card, bin))}
		/>
	);
}
