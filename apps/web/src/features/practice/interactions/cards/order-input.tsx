import { moved, placeOf, put, takeOut } from "@learnin/domain/interactions/order/order";
import { optionName } from "../../question/answer/drafts.ts";
import type { InputProps, QuestionOf } from "../../inputs/input-props.ts";
import { OptionFace } from "../../inputs/options/option-face.tsx";
import { partLook } from "../../inputs/part-look.ts";
import { CardBoard } from "./card-board.tsx";
import { CardChoices } from "./card-choices.tsx";
import { MadeAnswer, type Making } from "../board/made-answer.tsx";
import { toldEntries, useEntries } from "../board/use-entries.ts";
import { useRestore } from "../board/use-restore.ts";

type Props = InputProps<QuestionOf<"MATCH_THE_FOLLOWING">>;

/**
 * MATCH_THE_FOLLOWING, answered by putting cards in order: the left side names the places, the right side is the
 * cards.
 */
export function OrderInput(props: Props) {
	const { left_options } = props.question;
	return (
		<MadeAnswer
			{...props}
			kind="order"
			name="Cards"
			typed={<OrderChoices {...props} />}
			typedName="List"
			whatIsMissing={(row) => {
				const count = Object.keys(row).length;
				return count > 0 && count < left_options.length ? "Some places are still empty." : null;
			}}
		>
			{(_, making) => <OrderBoard {...props} {...making} />}
		</MadeAnswer>
	);
}

function OrderBoard(props: Props & Making) {
	const { question, entries, onMake } = props;
	const { left_options, right_options } = question;
	const serverStatus = toldEntries(props);
	const row = serverStatus ?? entries;
	const places = left_options.map(({ id }) => id);
	const { note, restore } = useRestore(row, onMake);
	return (
		<CardBoard
			shape="row"
			cards={right_options.map((card) => ({
				id: card.id,
				name: optionName(card),
				face: <OptionFace option={card} />,
			}))}
			places={left_options.map((place, at) => {
				const [name, number, count] = [optionName(place), at + 1, places.length];
				const face = <OptionFace option={place} />;
				return { id: place.id, name: `place ${number} of ${count}, ${name}`, face };
			})}
			lies={Object.fromEntries(Object.entries(row).map(([place, card]) => [card, place]))}
			lookOf={(card) =>
				serverStatus ? "right" : partLook(placeOf(row, card) ?? "", props.phase, props.feedback)
			}
			isLocked={props.isLocked}
			firstRef={props.firstRef}
			onPut={(card, place) => onMake(place === null ? takeOut(row, card) : put(row, card, place))}
			onMove={(card, by) => onMake(moved(places, row, card, by))}
			onFocusCard={note}
			onRestore={restore}
		/>
	);
}

/** The card of each place, chosen from a list. */
function OrderChoices(props: Props) {
	const { left_options, right_options } = props.question;
	const { entries, put: write } = useEntries(props);
	const serverStatus = toldEntries(props);
	const row = serverStatus ?? entries;
	const cardless = (place: string) =>
		Object.fromEntries(Object.entries(row).filter(([each]) => each !== place));
	return (
		<CardChoices
			{...props}
			rows={left_options.map((place) => ({
				id: place.id,
				face: <OptionFace option={place} />,
				chosen: row[place.id] ?? "",
				look: serverStatus ? "right" : partLook(place.id, props.phase, props.feedback),
			}))}
			choices={right_options.map((card) => ({ id: card.id, name: optionName(card) }))}
			onChoose={(place, card) => write(card === "" ? cardless(place) : put(row, card, place))}
		/>
	);
}
