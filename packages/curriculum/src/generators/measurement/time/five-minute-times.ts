import { clock } from "../../../figures/lines/clock.ts";
import { type Draft, type Random, slip, words } from "../../../kit/index.ts";
import { handsInWords, timeText } from "./clock-time.ts";

/** Hour and minute on a clock face. */
export interface Time {
	hour: number;
	minute: number;
}

/** The minutes that a level asks for, as numbers on the face. */
export type Marks = readonly number[];

export const QUARTERS: Marks = [0, 3, 6, 9];
export const EARLY: Marks = [1, 2, 4, 5, 6];
export const ALL: Marks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const timeOf = (random: Random, marks: Marks): Time => ({
	hour: random.integer(1, 12),
	minute: 5 * random.pick(marks),
});

export const digital = ({ hour, minute }: Time) => timeText(hour, minute);
export const nextHour = (hour: number) => (hour % 12) + 1;
/** What the hands show when their places are mixed up. */
export const swapped = ({ hour, minute }: Time): Time => ({
	hour: minute === 0 ? 12 : minute / 5,
	minute: (hour % 12) * 5,
});

export const faceOf = (time: Time) => ({
	svg: clock(time.hour, time.minute),
	alt: `A clock. ${handsInWords(time.hour, time.minute)}.`,
});

/** "half past 4", "10 minutes to 5". */
export function spoken({ hour, minute }: Time): string {
	const next = nextHour(hour);
	if (minute === 0) return `${hour} o’clock`;
	if (minute === 30) return `half past ${hour}`;
	if (minute % 15 === 0) return minute === 15 ? `quarter past ${hour}` : `quarter to ${next}`;
	return minute < 30 ? `${minute} minutes past ${hour}` : `${60 - minute} minutes to ${next}`;
}

/** Where reading the hands wrongly leads. */
export function misread(time: Time, show: (time: Time) => string = digital): Draft["wrong"] {
	const { hour, minute } = time;
	const value = (other: Time) => words(show(other));
	return [
		[slip.swappedTheHands, value(swapped(time))],
		minute >= 30 && [slip.readTheNextHour, value({ hour: nextHour(hour), minute })],
		[slip.readNumberAsMinutes, value({ hour, minute: minute === 0 ? 12 : minute / 5 })],
		minute < 55 && [slip.oneFiveOff, value({ hour, minute: minute + 5 })],
	];
}

export function help({ hour, minute }: Time): Pick<Draft, "hints" | "steps"> {
	const mark = minute === 0 ? 12 : minute / 5;
	return {
		hints: [
			"The short thick hand shows the hour. Which number has it passed last?",
			minute === 0
				? "The long hand points at the 12. It has just started a new hour."
				: `The long hand points at the ${mark}. Count by fives from the 12 to the ${mark}.`,
			"Write the hour first, then the minutes with two digits.",
		],
		steps: [
			`The short hand ${minute === 0 ? "points at" : "has passed"} the ${hour}.`,
			`The long hand points at the ${mark}. That is ${minute} minutes.`,
			`It is ${timeText(hour, minute)}.`,
		],
	};
}
