import { Plus, X } from "lucide-react";
import { useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button, IconButton } from "../../../../ui/buttons/button.tsx";
import { RichText } from "../../../../ui/text/rich-text.tsx";
import { emptySlots } from "../../question/answer/answer-slots.ts";
import type { AnswerBox } from "../../question/answer/drafts.ts";
import { boxesOf, boxShape } from "../../question/answer/drafts.ts";
import { keepTogether } from "../../../../ui/text/keep-together.ts";
import { isLost } from "../../session/state/practice-state.ts";
import { AnswerBoxView } from "./answer-box.tsx";
import { AnswerPad } from "./answer-pad.tsx";
import { Echo } from "./echo.tsx";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { partLook } from "../part-look.ts";
import type { BoxEntry } from "./use-box-entry.ts";
import { useBoxEntry } from "./use-box-entry.ts";
import "./boxes.css";
import "./fill-multiple.css";

type Props = InputProps<QuestionOf<"FILL_MULTIPLE">>;

/** FILL_MULTIPLE: several boxes, inside the question's text or in a list that the student can extend. */
export function FillMultipleInput(props: Props) {
	const { question, draft, phase, ref, onChange } = props;
	const slots = draft.kind === "boxes" ? draft.slots : {};
	const boxes = boxesOf(question).filter(({ id }) => id in slots);
	const entry = useBoxEntry({ boxes, slots, isJudged: phase !== "ask", onChange });
	useImperativeHandle(ref, () => entry.handle);
	return (
		<div className="pr-answer pr-answer--many">
			{question.is_in_prompt ? (
				<PromptBoxes {...props} entry={entry} />
			) : (
				<BoxList {...props} entry={entry} />
			)}
			<Echo {...props} entry={entry} />
			<AnswerPad pad={props.pad} check={props.check} entry={entry} grade={question.grade} />
		</div>
	);
}

/** The question's own text, with a box in each of its places. */
function PromptBoxes(props: Props & { entry: BoxEntry }) {
	const { question } = props;
	const text = useRef<HTMLDivElement>(null);
	const [places, setPlaces] = useState<Record<string, Element>>({});
	useLayoutEffect(() => {
		const found = text.current?.querySelectorAll<HTMLElement>("[data-blank]") ?? [];
		setPlaces(Object.fromEntries([...found].map((place) => [place.dataset.blank ?? "", place])));
	}, []);
	return (
		<>
			<HtmlOnce ref={text} html={question.prompt.html} />
			{boxesOf(question).map((box, position) => {
				const place = places[box.id];
				return place && createPortal(<Box {...props} box={box} position={position} />, place, box.id);
			})}
		</>
	);
}

/** React must not rewrite the text while boxes are in it. */
function HtmlOnce({ html, ref }: { html: string; ref: React.RefObject<HTMLDivElement | null> }) {
	const [content] = useState(() => ({ __html: keepTogether(html) }));
	return <div ref={ref} className="pr-fill-text" dangerouslySetInnerHTML={content} />;
}

function BoxList(props: Props & { entry: BoxEntry }) {
	const { question, draft, isLocked, entry, onChange } = props;
	const slots = draft.kind === "boxes" ? draft.slots : {};
	const all = boxesOf(question);
	const shown = entry.boxes.length;
	const add = () => {
		const next = all[shown];
		if (!next) return;
		onChange({ kind: "boxes", slots: { ...slots, [next.id]: emptySlots(boxShape(next)) } });
		entry.focusNew(next.id);
	};
	/** The entries below move up, as in a list. */
	const remove = (position: number) => {
		const left = all
			.slice(0, shown)
			.map(({ id }) => slots[id] ?? [])
			.toSpliced(position, 1);
		onChange({
			kind: "boxes",
			slots: Object.fromEntries(left.map((entries, at) => [all[at]?.id ?? "", entries])),
		});
		entry.focus({ box: Math.max(0, position - 1), slot: 0 });
	};
	return (
		<div className="pr-fill-list">
			<ol>
				{(isLost(props.phase) ? all : entry.boxes).map((box, position) => (
					<li key={box.id}>
						<span className="pr-fill-number" aria-hidden="true">
							{position + 1}
						</span>
						<Box {...props} box={box} position={position} />
						{shown > question.initial_count && !isLocked && (
							<IconButton label={`Remove box ${position + 1}`} onClick={() => remove(position)}>
								<X className="i" />
							</IconButton>
						)}
					</li>
				))}
			</ol>
			{shown < all.length && !isLocked && (
				<Button variant="line" icon={<Plus className="i" />} onClick={add}>
					Add another
				</Button>
			)}
		</div>
	);
}

interface BoxProps extends Props {
	box: AnswerBox;
	position: number;
	entry: BoxEntry;
}

/** One box, or the answer if the question ended without a right one. */
function Box({ box, position, entry, phase, feedback, serverStatus, isLocked }: BoxProps) {
	const answer = isLost(phase) && serverStatus.answer_list?.[position];
	if (answer)
		return (
			<span className="pr-told">
				<RichText asLabel text={answer} />
			</span>
		);
	return (
		<AnswerBoxView
			box={box}
			position={position}
			entry={entry}
			look={partLook(box.id, phase, feedback)}
			isLocked={isLocked}
		/>
	);
}
