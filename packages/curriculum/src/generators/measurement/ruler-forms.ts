import { NAMES, slip, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { type Setting, laid, lengthOf, rulerFigure, draftOf } from "./laid-on-rulers.ts";

/** A thing on a ruler. */
export const measured =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const {
			from,
			to,
			thing,
			ruler: [, units],
		} = object;
		return {
			...draftOf(
				object,
				random.pick([
					`How long is the ${thing}?`,
					`${random.pick(NAMES)} measures a ${thing}. How long is it?`,
					`Read the ruler. How many ${units} long is the ${thing}?`,
				]),
			),
			figure: rulerFigure(
				object,
				[{ from, to, color: random.pick(["gold", "mint", "coral", "sky"]) }],
				`The ${thing} lies along it from the mark ${from} to the mark ${to}.`,
			),
		};
	};

const lays = (thing: string, units: string) =>
	[
		`Lay the ruler along the ${thing}. How many ${units} long is it?`,
		`Measure the ${thing} with the ruler. How long is it in ${units}?`,
		`Move the zero of the ruler to where the ${thing} begins. How many ${units} long is the ${thing}?`,
	] as const;

/** How a length is measured with a ruler that lies beside it at first. */
export const byRulerHelp = (thing: string, length: string) => ({
	hints: [
		`Where does the ${thing} begin? The zero of the ruler belongs there.`,
		"Move the ruler first. Then move the mark to the other end.",
		`Read the number where the ${thing} ends.`,
	] as const,
	steps: [
		`The zero of the ruler lies where the ${thing} begins.`,
		`The ${thing} ends at ${length}, so it is ${length} long.`,
	],
});

/** A thing that is measured with a ruler to move. */
export const byRuler =
	(units: Setting["units"]): Form =>
	(random) => {
		const object = laid(random, { units, from: [0, 0] });
		const {
			to: length,
			thing,
			ruler: [unit, many, , last],
		} = object;
		return {
			prompt: random.pick(lays(thing, many)),
			right: whole(length),
			wrong: [
				[slip.didNotLineUpZero, whole(length + 1)],
				[slip.missedASpace, whole(length - 1)],
			],
			unit: { after: unit },
			ruler: { unit, units: last, parts: 1, bar: length },
			...byRulerHelp(thing, `${length} ${many}`),
		};
	};

/** Given without a picture. */
export const toldMarks =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const {
			from,
			to,
			thing,
			ruler: [, units],
		} = object;
		return draftOf(
			object,
			random.pick([
				`A ${thing} lies along a ruler in ${units}. It begins at the ${from} and ends at the ${to}. How long is it?`,
				`A broken ruler in ${units} starts at ${from}. A ${thing} goes from there to the ${to}. How long is the ${thing}?`,
			]),
		);
	};

/** The other end of a thing whose length is given. */
export const otherEnd =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const { from, to, thing, ruler: kind } = object;
		const [length, units] = [lengthOf(object), kind[1]];
		const isEnd = random.oneIn(2);
		return {
			prompt: isEnd
				? random.pick([
						`A ${thing} is ${length} ${units} long. It begins at the mark ${from}. At which mark does it end?`,
						`${random.pick(NAMES)} lays a ${thing} at the mark ${from}. It is ${length} ${units} long. Where does it end?`,
					])
				: random.pick([
						`A ${thing} is ${length} ${units} long. It ends at the mark ${to}. At which mark does it begin?`,
						`The ${thing} ends at ${to} on the ruler. It is ${length} ${units} long. Where does it begin?`,
					]),
			figure: rulerFigure(
				object,
				[isEnd ? { from, to: from + 1, color: "gold" } : { from: to - 1, to, color: "gold" }],
				isEnd
					? `The ${thing} begins at the mark ${from}. Only its first part is shown.`
					: `The ${thing} ends at the mark ${to}. Only its last part is shown.`,
			),
			right: whole(isEnd ? to : from),
			wrong: [
				[isEnd ? slip.forgotTheStartMark : slip.gaveTheLengthOfIt, whole(length)],
				[slip.countedTheMarks, whole(isEnd ? to - 1 : from + 1)],
				isEnd ? [slip.missedASpace, whole(to - 2)] : from > 1 && [slip.missedASpace, whole(from - 1)],
			],
			hints: [
				isEnd
					? "The end comes after the beginning. Count on."
					: "The beginning comes before the end. Count back.",
				`Start at ${isEnd ? from : to} and count one space for each of the ${length} ${units}.`,
				"Do not count the mark where you start.",
			],
			steps: [
				`Start at ${isEnd ? from : to} and count ${isEnd ? "on" : "back"} ${length} spaces.`,
				isEnd
					? `$${from} + ${length} = ${to}$. It ends at ${to}.`
					: `$${to} - ${length} = ${from}$. It begins at ${from}.`,
			],
		};
	};
