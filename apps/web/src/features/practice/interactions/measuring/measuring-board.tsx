import { type ComponentProps, type RefObject, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../../inputs/part-look.ts";
import { useArrows } from "../board/use-arrows.ts";
import { useMeasuringDrag } from "./use-measuring-drag.ts";
import "./measuring.css";

interface Place {
	left: number;
	top: number;
}

/** What is the same of a ruler and a protractor to a hand: a tool that is laid on something, and a mark on it. */
interface MeasuringBoardProps {
	/** Its class, which has its size. */
	kind: "ruler" | "protractor";
	/** Names of the tool and of its mark. */
	names: readonly [tool: string, mark: string];
	/** Where the tool lies, how far it goes to either side, and where `by` steps lead. */
	lies: number;
	most: number;
	laid: (by: number) => number;
	/** Null before the mark is moved; as far as it goes, and where `by` steps lead. */
	mark: number | null;
	most_mark: number;
	marked: (by: number) => number;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	drag: Pick<Parameters<typeof useMeasuringDrag>[0], "valueAt" | "isOnTool" | "markAt"> & {
		/** Where the tool comes to lie at a value. */
		laidAt: (value: number) => number;
	};
	/** The drawing and the places on it, with the mark at a value. */
	svg: (mark: number) => string;
	placeOfTool: Place;
	placeOfMark: (mark: number) => Place;
	toolText: string;
	markText: (mark: number) => string;
	onTool: (lies: number) => void;
	onMark: (mark: number | null) => void;
}

/** A tool that is moved by its handle, and a mark on it that is moved to where something ends. */
export function MeasuringBoard(props: MeasuringBoardProps) {
	const { kind, names, lies, mark, look, isLocked, firstRef, placeOfTool, toolText, onTool, onMark } = props;
	const board = useRef<HTMLDivElement>(null);
	const { laidAt, ...places } = props.drag;
	const drag = useMeasuringDrag({
		board,
		isLocked,
		lies,
		...places,
		onTool: (value) => onTool(laidAt(value)),
		onMark,
	});
	const shown = drag.mark ?? mark;
	const ofTool = useArrows<number>({ now: lies, isLocked, moved: props.laid, onMove: onTool });
	const ofMark = useArrows<number | null>({ now: mark, isLocked, moved: props.marked, onMove: onMark });
	return (
		<div
			ref={board}
			className={classNames("drag-area", kind)}
			dir="ltr"
			data-locked={isLocked || undefined}
			{...drag.handlers}
		>
			<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: props.svg(shown ?? 0) }} />
			<Handle
				ref={firstRef}
				className="drag-handle measuring-tool"
				part="tool"
				place={placeOfTool}
				aria-label={names[0]}
				aria-valuemin={-props.most}
				aria-valuemax={props.most}
				aria-valuenow={lies}
				aria-valuetext={toolText}
				aria-disabled={isLocked}
				{...ofTool}
			/>
			<Handle
				className={classNames(
					"drag-handle",
					"measuring-mark",
					shown === null && "is-waiting",
					lookClass(look),
				)}
				part="mark"
				place={props.placeOfMark(shown ?? 0)}
				aria-label={names[1]}
				aria-valuemin={0}
				aria-valuemax={props.most_mark}
				aria-valuenow={shown ?? 0}
				aria-valuetext={shown === null ? "Not placed yet" : props.markText(shown)}
				aria-disabled={isLocked}
				{...ofMark}
			/>
		</div>
	);
}

interface HandleProps extends ComponentProps<"button"> {
	part: "tool" | "mark";
	place: Place;
	"aria-valuenow": number;
}

function Handle({ part, place: { left, top }, "aria-valuenow": now, ...rest }: HandleProps) {
	return (
		<button
			type="button"
			role="slider"
			style={{ left: `${left}%`, top: `${top}%` }}
			data-part={part}
			aria-valuenow={now}
			{...rest}
		/>
	);
}
