import { type ClockTime, hourOf, minuteOf, turnsOf } from "@learnin/domain/interactions/clock/clock";
import { clockPicture, LONG_HAND, SHORT_HAND } from "@learnin/domain/interactions/clock/clock-picture";
import { useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import type { ClockBoardProps, Hand } from "./clock-board-props.ts";
import { useClockDrag } from "./use-clock-drag.ts";
import { useClockKeys } from "./use-clock-keys.ts";

/** A clock whose hands are dragged, or moved by keys. Until one is touched both are at the 12. */
export function ClockBoard(props: ClockBoardProps) {
	const { time, look, isLocked, firstRef } = props;
	const board = useRef<HTMLDivElement>(null);
	const drag = useClockDrag(props, board);
	const keys = useClockKeys(props);
	const shown = drag.time ?? time ?? 0;
	const { long, short } = turnsOf(shown);
	const hand = (which: Hand, turn: number, far: number) => (
		<button
			ref={which === "short" ? firstRef : undefined}
			type="button"
			role="slider"
			className={classNames("drag-handle", "clock-hand", `is-${which}`)}
			style={placeAt(turn, far)}
			data-hand={which}
			aria-label={which === "short" ? "Hour hand" : "Minute hand"}
			aria-valuemin={0}
			aria-valuemax={which === "short" ? 12 : 59}
			aria-valuenow={which === "short" ? hourOf(shown) : minuteOf(shown)}
			aria-valuetext={which === "short" ? hourText(shown) : minuteText(shown)}
			aria-disabled={isLocked}
			{...keys(which)}
		/>
	);
	return (
		<div
			ref={board}
			className={classNames(
				"drag-area",
				"clock",
				time === null && drag.time === null && "is-waiting",
				lookClass(look),
			)}
			dir="ltr"
			data-locked={isLocked || undefined}
			{...drag.handlers}
		>
			<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: clockPicture(shown) }} />
			{hand("short", short, SHORT_HAND)}
			{hand("long", long, LONG_HAND)}
		</div>
	);
}

/** The tip of a hand, in percent of the board. */
function placeAt(turn: number, far: number) {
	const angle = 2 * Math.PI * turn;
	return { left: `${50 + far * Math.sin(angle)}%`, top: `${50 - far * Math.cos(angle)}%` };
}

/** Where the hand points, not the time it shows. */
function hourText(time: ClockTime): string {
	const hour = hourOf(time);
	return minuteOf(time) === 0 ? `At the ${hour}` : `Between the ${hour} and the ${(hour % 12) + 1}`;
}

function minuteText(time: ClockTime): string {
	const minute = minuteOf(time);
	return minute % 5 === 0 ? `At the ${minute / 5 || 12}` : `At minute mark ${minute}`;
}
