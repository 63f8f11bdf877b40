import { isNumbered } from "@learnin/domain/interactions/number-line/number-line";
import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";
import { labelAt } from "@learnin/domain/interactions/number-line/number-line-picture";
import { sayValue } from "@learnin/domain/interactions/number-line/say-value";
import { type CSSProperties, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import type { LinePoint, NumberLineBoardProps } from "./number-line-board-props.ts";
import { useLineDrag } from "./use-line-drag.ts";
import { useLineKeys } from "./use-line-keys.ts";

/** The share of the narrowest line that the longest name of a handle takes. */
const NAME_SHARE = 0.13;

/** The line with its points: pressed or dragged anywhere, or moved by keys. */
export function NumberLineBoard(props: NumberLineBoardProps) {
	const { line, points, isLocked, firstRef, stretch, isBox } = props;
	const track = useRef<HTMLDivElement>(null);
	const keys = useLineKeys(props);
	const drag = useLineDrag(props, track, keys.note);
	const shown = points.map(({ mark }, at) => (drag.held?.at === at ? drag.held.mark : mark));
	return (
		<div
			className={classNames("nl-board", isBox !== undefined && "is-box")}
			dir="ltr"
			data-locked={isLocked || undefined}
			{...drag.handlers}
		>
			<div ref={track} className="nl-track">
				<Marks line={line} />
				{stretch && (
					<Stretch
						way={stretch}
						ends={points.map((point, at) => placeOf(line, point, shown[at] ?? null, at))}
					/>
				)}
				{isBox === true && <BoxShape line={line} marks={shown} />}
				{points.map((point, at) => {
					const mark = shown[at] ?? null;
					return (
						<button
							key={point.name}
							ref={at === 0 ? firstRef : undefined}
							type="button"
							role="slider"
							className={pointClass(point, mark)}
							style={
								{
									insetInlineStart: placeOf(line, point, mark, at),
									"--lift": isBox === undefined ? coveredBy(shown, at) : rowOf(line, shown, at),
								} as CSSProperties
							}
							data-point={at}
							aria-label={point.name}
							aria-valuemin={0}
							aria-valuemax={line.steps}
							aria-valuenow={mark ?? 0}
							aria-valuetext={
								mark === null ? "Not placed yet" : withMinus(point.valueText?.(mark) ?? sayValue(line, mark))
							}
							aria-disabled={isLocked}
							{...keys.keysOf(at)}
						>
							{/* A handle of a box is too narrow for its letter, which is above it. */}
							{isBox === undefined || mark === null ? (
								point.letter
							) : (
								<span className="nl-name">{point.letter}</span>
							)}
						</button>
					);
				})}
			</div>
		</div>
	);
}

/** Some screen readers read a hyphen as "dash", or not at all. */
function withMinus(said: string): string {
	return said.replaceAll(/-(?=\d)/g, "−");
}

function pointClass({ isOpen, waitsAt, look }: LinePoint, mark: number | null) {
	return classNames(
		"nl-point",
		mark === null && waitsAt === undefined && "is-waiting",
		isOpen === true && "is-open",
		lookClass(look),
	);
}

/** How many of the points before it are at the same mark: each is still seen, below it. */
function coveredBy(marks: readonly (number | null)[], at: number): number {
	return marks.slice(0, at).filter((mark) => mark !== null && mark === marks[at]).length;
}

/** The row of a handle's name: above those of the handles before it that are too near to have theirs beside it. */
function rowOf(line: NumberLine, marks: readonly (number | null)[], at: number): number {
	const [before, mark] = [marks[at - 1] ?? null, marks[at] ?? null];
	if (before === null || mark === null) return 0;
	const isNear = (mark - before) / line.steps < NAME_SHARE;
	return isNear ? 1 + rowOf(line, marks, at - 1) : 0;
}

/** Points not placed yet wait side by side above the left end, or at their `waitsAt`. */
function placeOf({ steps }: NumberLine, { waitsAt }: LinePoint, mark: number | null, at: number): string {
	const where = mark ?? waitsAt;
	return where === undefined ? `${at * 44}px` : `${(where / steps) * 100}%`;
}

function Stretch({ way, ends: [from = "0%", to = "0%"] }: { way: string; ends: string[] }) {
	if (way !== "between")
		return <i className={`nl-ray is-${way}`} style={{ "--at": from } as CSSProperties} />;
	return <i className="nl-span" style={{ insetInlineStart: from, width: `calc(${to} - ${from})` }} />;
}

/** Whiskers and box between the placed handles of a box plot. */
function BoxShape({ line, marks }: { line: NumberLine; marks: readonly (number | null)[] }) {
	const piece = (className: string, from: number | null = null, to: number | null = null) => {
		if (from === null || to === null) return null;
		const [start, width] = [from, to - from].map((steps) => `${(steps / line.steps) * 100}%`);
		return <i className={className} style={{ insetInlineStart: start, width }} />;
	};
	return (
		<div aria-hidden="true">
			{piece("nl-whisker", marks[0], marks[1])}
			{piece("nl-whisker", marks[3], marks[4])}
			{piece("nl-box", marks[1], marks[3])}
		</div>
	);
}

function Marks({ line }: { line: NumberLine }) {
	const marks = Array.from({ length: line.steps + 1 }, (_, at) => at);
	return (
		<div aria-hidden="true">
			{marks.map((at) => (
				<span
					key={at}
					className={classNames("nl-mark", isNumbered(line, at) && "is-numbered")}
					style={{ insetInlineStart: `${(at / line.steps) * 100}%` }}
				>
					{isNumbered(line, at) && <span className="nl-label">{labelAt(line, at)}</span>}
				</span>
			))}
		</div>
	);
}
