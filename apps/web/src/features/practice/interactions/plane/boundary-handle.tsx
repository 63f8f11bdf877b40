import { endsOf, FIRST_HALF, type Half, halfAt } from "@learnin/domain/interactions/region/region";
import { sayHalf } from "@learnin/domain/interactions/region/region-picture";
import { placeOnPicture } from "@learnin/domain/interactions/plane/plane-picture";
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

/** A grip on a boundary, near its end; those of two boundaries are apart. */
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
	const { left, top } = placeOnPicture(planeOf(region), gripPlace(region, axis, place, at));
	return (
		<button
			ref={firstRef}
			type="button"
			role="slider"
			aria-orientation={axis === "x" ? "horizontal" : "vertical"}
			className={classNames("plane-point", "rg-grip", half === null && "is-waiting")}
			style={{ left: `${left}%`, top: `${top}%` }}
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

/** A quarter of the plane from the end of the boundary, that of the second a little further. */
function gripPlace(region: Region, axis: Half["axis"], place: number, at: number): { x: number; y: number } {
	const across = endsOf(region, axis === "x" ? "y" : "x");
	const along = across.to - (across.to - across.from) * (at === 0 ? 0.1 : 0.25);
	return axis === "x" ? { x: place, y: along } : { x: along, y: place };
}
