import {
	movedPoint,
	nameOn,
	placedPoints,
	type PlanePoint,
	slopeOf,
	startPoint,
} from "@learnin/domain/interactions/plane/plane";
import { planeFigure, placeOnPicture } from "@learnin/domain/interactions/plane/plane-picture";
import { sayPoint } from "@learnin/domain/interactions/plane/say-point";
import { type KeyboardEvent, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { figureRatio } from "../../question/question-figure.tsx";
import { lookClass, lookWords } from "../../inputs/part-look.ts";
import type { PlaneBoardProps, Points } from "./plane-board-props.ts";
import { planeSteps } from "../board/key-steps.ts";
import { usePlaneDrag } from "./use-plane-drag.ts";

/** A plane that is pressed to plot the next point; plotted points are dragged, or moved by keys. */
export function PlaneBoard(props: PlaneBoardProps) {
	const { plane, points, lookOf, isLocked, firstRef } = props;
	const board = useRef<HTMLDivElement>(null);
	const keys = usePlaneKeys(props);
	const drag = usePlaneDrag(props, board, keys.note);
	const { held } = drag;
	const shown = held === null ? points : placedPoints(plane, points, held.at, held.point);
	const { svg } = planeFigure(plane, shown);
	const waiting = isLocked || points.length === 1 ? -1 : points.indexOf(null);
	const next = nameOn(plane, waiting, points.length);
	const nameOf = (at: number) => {
		const name = nameOn(plane, at, points.length);
		return name === "" ? /* text */ "Point" : `Point ${name}`;
	};
	return (
		<div className="plane">
			<p className="plane-said" aria-hidden="true">
				{points.map((_, at) => (
					<span key={at} className={classNames("plane-chip", at === waiting && "is-next")}>
						{nameOf(at)} <b>{chipText(shown[at] ?? null)}</b>
					</span>
				))}
			</p>
			<div
				ref={board}
				className="drag-area plane-board"
				dir="ltr"
				data-locked={isLocked || undefined}
				style={{ "--ratio": figureRatio(svg).toFixed(3) } as React.CSSProperties}
				{...drag.handlers}
			>
				<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
				{shown.map((point, at) => {
					const { left, top } = placeOnPicture(plane, point ?? startPoint(plane));
					return (
						<button
							key={at}
							ref={at === 0 ? firstRef : undefined}
							type="button"
							role="slider"
							aria-roledescription="movable point"
							className={classNames(
								"drag-handle",
								"plane-point",
								point === null && "is-waiting",
								lookClass(lookOf(at)),
							)}
							style={{ left: `${left}%`, top: `${top}%` }}
							data-point={at}
							aria-label={`${nameOf(at)}${lookWords(lookOf(at))}`}
							aria-valuemin={plane.x_from}
							aria-valuemax={plane.x_to}
							aria-valuenow={(point ?? startPoint(plane)).x}
							aria-valuetext={at === 1 && plane.join === "slope" ? handleText(shown) : pointText(point)}
							aria-disabled={isLocked}
							onFocus={() => keys.note(points)}
							onKeyDown={(event) => keys.onKeyDown(event, at)}
						/>
					);
				})}
			</div>
			{waiting !== -1 && <p className="plane-next">{`Next: point ${next}`}</p>}
		</div>
	);
}

function pointText(point: PlanePoint | null): string {
	return point === null ? "Not plotted yet" : sayPoint(point);
}

/** The second point of a slope, with a description of its drawing. */
function handleText(points: Points): string {
	const place = pointText(points[1] ?? null);
	const step = slopeOf(points);
	if (step === null) return place;
	const { run, rise } = step;
	const across = run < 0 ? `${-run} to the left` : `${run} to the right`;
	const upright = rise < 0 ? `${-rise} down` : `${rise} up`;
	return `${place}, ${across}, ${upright}`;
}

/** The same width before and after: the text above the plane must not move it under the finger. */
function chipText(point: PlanePoint | null): string {
	return point === null ? "( , )" : sayPoint(point);
}

/**
 * Arrows move by one grid line, with Shift by ten; Home and End to the left and right edge; Escape restores the
 * position.
 */
function usePlaneKeys({ plane, points, isLocked, onPlot }: PlaneBoardProps) {
	const before = useRef(points);
	return {
		note: (now: Points) => {
			before.current = now;
		},
		onKeyDown: (event: KeyboardEvent, at: number) => {
			const way = planeSteps[event.key];
			if (isLocked || (way === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			if (way === undefined) return onPlot(before.current);
			const [right, up] = way;
			const by = event.shiftKey ? 10 : 1;
			// From its outline; the space bar keeps it there.
			const from = points[at] ?? startPoint(plane);
			onPlot(placedPoints(plane, points, at, movedPoint(plane, from, right * by, up * by)));
		},
	};
}
