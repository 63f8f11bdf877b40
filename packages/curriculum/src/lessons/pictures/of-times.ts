import type { Figure } from "@learnin/domain/question/question";
import { emptyLine } from "../../figures/lines/empty-line.ts";
import { counted } from "../../kit/words.ts";

const CLOCK_TIME = /\b\d{1,2}:\d\d\b/;
const FROM_TO = /\b[Ff]rom (\d{1,2}:\d\d) (back )?to (\d{1,2}:\d\d)/;
/** With more jumps their names have no room. */
const MAX_JUMPS = 4;
const HALF_A_DAY = 720;

/** Whether a text speaks of times of the clock, which are no numbers to calculate with. */
export function tellsTimes(text: string): boolean {
	return CLOCK_TIME.test(text);
}

/** Jumps along the times of a clock: by fives where few lead there, otherwise one. None without two times. */
export function timePictures(text: string): Figure[] {
	const [, from, back, to] = FROM_TO.exec(text) ?? [];
	if (from === undefined || to === undefined) return [];
	const [start, end] = [minutesOf(from), minutesOf(to)];
	const length = (back === undefined ? end - start : start - end) + HALF_A_DAY;
	const minutes = length % HALF_A_DAY;
	if (minutes === 0) return [];
	const sizes = byFives(minutes) ?? [minutes];
	const way = back === undefined ? 1 : -1;
	const stops = sizes.reduce((list, size) => [...list, (list.at(-1) ?? start) + way * size], [start]);
	return sizes.map((_, at) => {
		const shown = stops.slice(0, at + 2);
		const names = sizes.slice(0, at + 1).map((size) => `${way > 0 ? "+" : "−"}${size} min`);
		const landings = shown
			.slice(1)
			.map((stop, each) => `${counted(sizes[each] ?? 0, "minute")} to ${timeOf(stop)}`);
		return {
			svg: emptyLine({
				ends: [Math.min(...stops), Math.max(...stops)],
				stops: shown,
				names,
				written: shown.map(timeOf),
			}),
			alt: `A line of times. From ${from}: ${landings.join(", ")}.`,
		};
	});
}

function byFives(minutes: number): number[] | undefined {
	return minutes % 5 === 0 && minutes <= 5 * MAX_JUMPS
		? Array.from({ length: minutes / 5 }, () => 5)
		: undefined;
}

function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return 60 * (hour % 12) + minute;
}

function timeOf(minutes: number): string {
	const inDay = (minutes + HALF_A_DAY) % HALF_A_DAY;
	return `${Math.floor(inDay / 60) || 12}:${`${inDay % 60}`.padStart(2, "0")}`;
}
