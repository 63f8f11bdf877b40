import { endsOf, FIRST_HALF, type Half, halfAt } from "@learnin/domain/interactions/region/region";
import { sayHalf } from "@learnin/domain/interactions/region/region-picture";
import { numbersPast, placeOnPicture } from "@learnin/domain/interactions/plane/plane-picture";
import { planeOf } from "@learnin/domain/interactions/region/region";
import type { Region } from "@learnin/domain/interactions/region/settings";
import type { RefObject } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { useArrows } from "../board/use-arrows.ts";

interface HandleProps {
	region: Region;
	half: Half | null;
	name: string;
	/** On the grip, where there are two. */
	letter: string | null;
	/** Its number. */
	at: number;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null> | undefined;
	onChoose: () => void;
	onMove: (half: Half | null) => void;
}

/** A grip at the end of a boundary, beside the plane, so that it covers no number of the axes. */
export function BoundaryHandle({
	region,
	half,
	name,
	letter,
	at,
	isLocked,
	firstRef,
	onChoose,
	onMove,
}: HandleProps) {
	const axis = half?.axis ?? FIRST_HALF.axis;
	const waiting: Half = { ...FIRST_HALF, axis, at: 0 };
	const arrows = useArrows<Half | null>({
		now: half,
		isLocked,
		moved: (by) => halfAt(region, half ?? waiting, (half?.at ?? 0) + by),
		onMove,
	});
	const { from, to } = endsOf(region, axis);
	const place = half?.at ?? Math.min(Math.max(0, from), to);
	// Two that wait are apart, and beside the axis with its numbers.
	const shown = half === null ? Math.min(place + 1 + 2 * at, to) : place;
	return (
		<button
			ref={firstRef}
			type="button"
			role="slider"
			aria-orientation={axis === "x" ? "horizontal" : "vertical"}
			className={classNames("drag-handle", "plane-point", "rg-grip", half === null && "is-waiting")}
			style={gripPlace(region, axis, shown)}
			data-boundary={at}
			aria-label={name}
			aria-valuemin={from}
			aria-valuemax={to}
			aria-valuenow={place}
			aria-valuetext={half === null ? "Not placed yet" : sayHalf(half)}
			aria-disabled={isLocked}
			{...arrows}
			onFocus={() => {
				arrows.onFocus();
				onChoose();
			}}
		>
			{letter ?? (half === null ? "↔" : null)}
		</button>
	);
}

/** Past the numbers: below an upright boundary, to the left of a level one. */
function gripPlace(region: Region, axis: Half["axis"], at: number): { left: string; top: string } {
	const plane = planeOf(region);
	const past = numbersPast(plane);
	const { left, top } = placeOnPicture(
		plane,
		axis === "x" ? { x: at, y: plane.y_from } : { x: plane.x_from, y: at },
	);
	return axis === "x"
		? { left: `${left}%`, top: `calc(${top + past.below}% + var(--grip) / 2)` }
		: { left: `calc(${left - past.left}% - var(--grip) / 2)`, top: `${top}%` };
}
