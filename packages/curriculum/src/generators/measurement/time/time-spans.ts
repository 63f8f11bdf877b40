import { jumpLine } from "../../../figures/lines/jumps.ts";
import { asClaim, ask, boxed, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { timeText } from "./clock-time.ts";

export const DOINGS = [
	"A movie",
	"A soccer game",
	"The music lesson",
	"The train ride",
	"A swim class",
	"The school play",
	"A bike tour",
	"The chess club",
	"A puppet show",
] as const;
export const OUTINGS = [
	"goes to the park",
	"visits a friend",
	"helps in the garden",
	"goes to the library",
	"bakes bread",
	"paints a fence",
] as const;

/** From a time after a full hour, so many minutes long; both counted in minutes. */
interface Span {
	hour: number;
	start: number;
	length: number;
}
export type Draw = (random: Random) => Span;

export const inTheHour: Draw = (random) => {
	const start = 5 * random.integer(0, 5);
	return { hour: random.integer(1, 11), start, length: 5 * random.integer(2, Math.floor((55 - start) / 5)) };
};
export const overTheHour =
	(step: number): Draw =>
	(random) => {
		const start = step * random.integer(Math.ceil(20 / step), Math.floor(50 / step));
		const least = Math.ceil((60 - start) / step) + 1;
		return {
			hour: random.integer(1, 11),
			start,
			length: step * random.integer(least, Math.floor(58 / step)),
		};
	};
export const longer: Draw = (random) => ({ ...overTheHour(1)(random), length: random.integer(65, 110) });

export const at = (hour: number, minute: number) => timeText(hour + Math.floor(minute / 60), minute % 60);
export const endsOf = ({ hour, start, length }: Span) => [at(hour, start), at(hour, start + length)] as const;

function lengthDraft(span: Span, prompt: string): Draft {
	const { hour, start, length } = span;
	const [from, to] = endsOf(span);
	const end = start + length;
	const [toHour, rest, full] = [60 - start, end - 60, at(hour + 1, 0)];
	const crosses = end > 60;
	return {
		prompt,
		task: `the time from ${from} to ${to} in minutes`,
		right: whole(length),
		wrong: crosses
			? [
					[slip.hourAsHundredMinutes, whole(length + 40 * Math.floor(end / 60))],
					[slip.subtractedTheMinutes, whole(Math.abs(start - (end % 60)))],
					[slip.stoppedAtTheFullHour, whole(toHour)],
					[slip.oneFiveOff, whole(length + 5)],
				]
			: [
					[slip.readTheEnd, whole(end)],
					[slip.oneFiveOff, whole(length + 5)],
					[slip.addedBothMinutes, whole(start + end)],
				],
		unit: { after: "minutes" },
		hints: crosses
			? [
					`Begin at ${from}. What is the next hour on the clock?`,
					`How many minutes is it from ${from} to ${full}?`,
					`Then count on from ${full} to ${to}. An hour has 60 minutes.`,
				]
			: [
					"Both times are in the same hour.",
					`Compare the minutes after ${hour} o’clock.`,
					`Count by fives from ${from} to ${to}.`,
				],
		steps: crosses
			? [
					`From ${from} to ${full}: $60 - ${start} = ${toHour}$ minutes.`,
					`From ${full} to ${to}: ${rest === 1 ? "1 minute" : `${rest} minutes`}.`,
					`$${toHour} + ${rest} = ${length}$ minutes.`,
				]
			: [
					"Both times are in the same hour, so only the minutes change.",
					`From ${from} to ${to}: $${end} - ${start} = ${length}$ minutes.`,
				],
	};
}

export const howLong =
	(draw: Draw, hasLine = false): Form =>
	(random) => {
		const span = draw(random);
		const [from, to] = endsOf(span);
		const { hour, start, length } = span;
		const name = random.pick(NAMES);
		const draft = lengthDraft(
			span,
			random.pick([
				`${random.pick(DOINGS)} starts at ${from} and ends at ${to}. How many minutes does it take?`,
				`${name} ${random.pick(OUTINGS)} from ${from} to ${to}. How many minutes is that?`,
				`${name} leaves at ${from} and is back at ${to}. How many minutes is ${name} away?`,
				`How many minutes is it from ${from} to ${to}?`,
			]),
		);
		if (!hasLine) return draft;
		return {
			...draft,
			figure: {
				svg: jumpLine({
					from: 0,
					to: 60,
					step: 5,
					labeled: (mark) => mark % 15 === 0,
					jumps: [[start, start + length]],
				}),
				alt: `A line of minutes after ${hour} o’clock, from 0 to 60. An arc goes from ${start} to ${start + length}.`,
			},
		};
	};

/** By way of the full hour. */
export const inTwoParts = (draw: Draw) =>
	ask.stepwise((random) => {
		const span = draw(random);
		const { hour, start, length } = span;
		const [from, to] = endsOf(span);
		const [full, toHour, rest] = [at(hour + 1, 0), 60 - start, start + length - 60];
		const { steps } = lengthDraft(span, "");
		return {
			prompt: random.pick([
				`From ${from} to ${full} it is [[first]] minutes. From ${full} to ${to} it is [[second]] minutes. That is [[all]] minutes in all.`,
				`${random.pick(DOINGS)} starts at ${from} and ends at ${to}. Up to ${full} it takes [[first]] minutes, and after that [[second]] more. It takes [[all]] minutes.`,
			]),
			boxes: {
				first: boxed(
					whole(toHour),
					[slip.hourAsHundredMinutes, whole(100 - start)],
					[slip.keptTheGivenTime, whole(start)],
				),
				second: boxed(whole(rest), [slip.oneFiveOff, whole(rest + 5)]),
				all: boxed(whole(length), [slip.stoppedAtTheFullHour, whole(toHour)]),
			},
			hints: [
				"An hour has 60 minutes. Go to the next hour first.",
				`How many minutes is it from ${from} to ${full}?`,
				"Add the minutes before and after that hour.",
			],
			steps,
		};
	});

export const claim = (draw: Draw) =>
	asClaim(howLong(draw), (task, value) =>
		task.replace(
			/^the time from (.*) in minutes$/,
			(_, times: string) => `From ${times} there are ${value}.`,
		),
	);
