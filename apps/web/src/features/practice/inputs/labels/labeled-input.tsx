import { useImperativeHandle } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { boxesOf } from "../../question/answer/drafts.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import { isLost } from "../../session/state/practice-state.ts";
import { AnswerBoxView } from "../boxes/answer-box.tsx";
import { AnswerPad } from "../boxes/answer-pad.tsx";
import { Echo } from "../boxes/echo.tsx";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { LabelPicture } from "./label-picture.tsx";
import { partLook } from "../part-look.ts";
import { useBoxEntry } from "../boxes/use-box-entry.ts";
import { useInputView, ViewSwitch } from "../boxes/view-switch.tsx";
import "../boxes/boxes.css";
import "./labeled.css";

/** In a window this narrow boxes would cover the picture. */
const narrow = "(max-width: 30rem)";
/** Between digits of a sum written in columns, for example: their boxes have room on a phone too. In percent. */
const APART = 15;

/** Of the places: numbers could be taken for numbers of the picture. */
const LETTERS = "ABCDEFGHIJKLMNOPQRST";

type Labeled = QuestionOf<"LABELED_INPUT">;

/** Whole numbers in one row, each in a blank place of its own. */
function isRow({ labels }: Labeled): boolean {
	return labels.every(
		({ answer_type, answer_prefix, answer_suffix, choices, x, y }, at) =>
			answer_type === "INTEGER" &&
			(answer_prefix ?? answer_suffix ?? choices) === null &&
			labels.every((other, to) => Math.abs(y - other.y) < 1 && (to === at || Math.abs(x - other.x) >= APART)),
	);
}

/** Boxes on a picture, or the same boxes in a list beside it. */
export function LabeledInput(props: InputProps<Labeled>) {
	const { question, draft, phase, serverStatus, feedback, isLocked, ref, onChange } = props;
	const [view, setView] = useInputView(
		"labeled",
		matchMedia(narrow).matches && !isRow(question) ? "list" : "picture",
	);
	const boxes = boxesOf(question);
	const deferred = useDeferred();
	const told = isLost(phase) ? serverStatus.answer_dict : null;
	const slots = told
		? Object.fromEntries(boxes.map((box) => [box.id, deferred?.toldSlots(box, told[box.id] ?? "") ?? []]))
		: draft.kind === "boxes"
			? draft.slots
			: {};
	const entry = useBoxEntry({ boxes, slots, isJudged: phase !== "ask", onChange });
	useImperativeHandle(ref, () => entry.handle);
	const isList = view === "list";
	// A name has two lines on a phone.
	const isWordy = question.labels.some(({ label }) => label.length > 34);
	const nextClass = (at: number) => !isLocked && entry.at.box === at && "is-next";
	const places = (
		<ol className="lb-places">
			{question.labels.map(({ id, label, x, y }, at) => {
				const box = boxes[at];
				return (
					<li key={id} style={isList ? undefined : placeOf(x, y)}>
						{isList && (
							<span className="lb-name" aria-hidden="true">
								<b className={classNames("lb-number", nextClass(at))}>{LETTERS[at]}</b>
								<span>{label}</span>
							</span>
						)}
						{box && (
							<AnswerBoxView
								box={box}
								position={at}
								entry={entry}
								look={told ? "right" : partLook(id, phase, feedback)}
								isLocked={isLocked}
								isTold={told !== null}
							/>
						)}
					</li>
				);
			})}
		</ol>
	);
	return (
		<div className={classNames("lb", `lb--${view}`, isWordy && "is-wordy")}>
			<ViewSwitch
				name="How to fill in"
				value={view}
				onChange={setView}
				views={[
					["picture", "On the picture"],
					["list", "List"],
				]}
			/>
			<div className="lb-body">
				<LabelPicture question={question}>
					{isList
						? question.labels.map(({ id, x, y }, at) => (
								<span
									key={id}
									className={classNames("lb-spot", nextClass(at))}
									style={placeOf(x, y)}
									aria-hidden="true"
								>
									{LETTERS[at]}
								</span>
							))
						: places}
				</LabelPicture>
				{isList && places}
			</div>
			<Echo {...props} entry={entry} />
			<AnswerPad pad={props.pad} check={props.check} entry={entry} grade={question.grade} />
		</div>
	);
}

function placeOf(x: number, y: number): React.CSSProperties {
	return { left: `${x}%`, top: `${y}%` };
}
