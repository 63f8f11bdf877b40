import { heightAt, lineOf, placeAcross, snapped } from "@learnin/domain/interactions/best-fit/best-fit";
import {
	bestFitPicture,
	placeOfHandle,
	plotInWords,
} from "@learnin/domain/interactions/best-fit/best-fit-picture";
import { useMemo, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, lookWords } from "../../inputs/part-look.ts";
import type { BestFitBoardProps } from "./best-fit-board-props.ts";
import { useArrows } from "../board/use-arrows.ts";
import { useFitDrag } from "./use-fit-drag.ts";

/** A scatter plot with a handle at each edge that moves up and down, and one for a reading. */
export function BestFitBoard(props: BestFitBoardProps) {
	const { fit, isLocked } = props;
	const area = useRef<HTMLDivElement>(null);
	const { held, handlers } = useFitDrag(props, area);
	const heights = held === null ? props.heights : props.heights.with(held.at, held.height);
	const svg = useMemo(() => bestFitPicture(fit, heights), [fit, heights]);
	return (
		<div className="bf">
			<p className="sr">{plotInWords(fit)}</p>
			<div
				ref={area}
				className="drag-area bf-area"
				dir="ltr"
				data-locked={isLocked || undefined}
				{...handlers}
			>
				<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
				{heights.map((_, at) => (
					<Handle key={at} {...props} heights={heights} at={at} />
				))}
			</div>
			{fit.reads_at !== undefined && (
				<p className="bf-key">
					<i aria-hidden="true" />
					{`Dot at ${fit.reads_at}: put it on your line.`}
				</p>
			)}
		</div>
	);
}

/** Waits in the middle of its edge. */
function Handle({ fit, heights, lookOf, isLocked, firstRef, onFit, at }: BestFitBoardProps & { at: number }) {
	const height = heights[at] ?? null;
	const middle = snapped(fit, (fit.y_from + fit.y_to) / 2);
	const arrows = useArrows<number | null>({
		now: height,
		isLocked,
		moved: (by) =>
			height === null && Math.abs(by) === 1 ? middle : snapped(fit, (height ?? middle) + by * fit.step),
		onMove: (to) => onFit(heights.with(at, to)),
	});
	const { left, top } = placeOfHandle(fit, at, height ?? middle);
	return (
		<button
			ref={at === 0 ? firstRef : undefined}
			type="button"
			role="slider"
			aria-orientation="vertical"
			className={classNames(
				"drag-handle",
				"bf-handle",
				at === 2 && "is-reading",
				height === null && "is-waiting",
				lookClass(lookOf(at)),
			)}
			style={{ left: `${left}%`, top: `${top}%` }}
			data-handle={at}
			aria-label={`${handleName(fit, at)}${lookWords(lookOf(at))}`}
			aria-valuemin={fit.y_from}
			aria-valuemax={fit.y_to}
			aria-valuenow={height ?? middle}
			aria-valuetext={height === null ? "Not placed yet" : heightText(fit, heights, at)}
			aria-disabled={isLocked}
			{...arrows}
		/>
	);
}

function handleName(fit: BestFitBoardProps["fit"], at: number): string {
	if (at === 2) return `Reading at ${placeAcross(fit, at)}`;
	return at === 0 ? /* text */ "Left end of the line" : /* text */ "Right end of the line";
}

/** Points this near are on the line: what is calculated differs by less from the height that is meant. */
const ON_LINE = 1e-9;

/** The height, and of points how many are on each side of the line. */
function heightText(
	fit: BestFitBoardProps["fit"],
	heights: BestFitBoardProps["heights"],
	at: number,
): string {
	const height = `${heights[at] ?? ""}`;
	const line = lineOf(heights);
	if (at === 2 || line === null) return height;
	const gaps = fit.points.map(({ x, y }) => y - heightAt(fit, line, x));
	const above = gaps.filter((gap) => gap > ON_LINE).length;
	const below = gaps.filter((gap) => gap < -ON_LINE).length;
	return above === 1
		? `${height}, 1 point above the line, ${below} below`
		: `${height}, ${above} points above the line, ${below} below`;
}
