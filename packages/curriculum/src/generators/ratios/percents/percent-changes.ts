import { gcd, money, NAMES, prose, slip, whole } from "../../../kit/index.ts";
import type { Draft, Random, Value } from "../../../kit/index.ts";

/** A value that goes up or down by a percent of itself; in hundredths where it is money. */
export interface Change {
	old: number;
	percent: number;
	rises: boolean;
}

/** Draws a change after which the value is whole. */
export function changeOf(
	random: Random,
	percents: readonly number[],
	[least, most]: readonly [number, number],
): Change {
	const percent = random.pick(percents);
	const step = 100 / gcd(100, percent);
	return {
		percent,
		old: step * random.integer(Math.ceil(least / step), Math.max(2, Math.floor(most / step))),
		rises: percent > 60 || random.oneIn(2),
	};
}

const signed = ({ percent, rises }: Change) => (rises ? percent : -percent);
export const after = (change: Change) => (change.old * (100 + signed(change))) / 100;
export const size = ({ old, percent }: Change) => (old * percent) / 100;

/** A percent as it is chosen; it is typed without its sign. */
export const percentValue = (percent: number): Value => ({ ...whole(percent), shown: `$${percent}\\%$` });

/** [what has the value, its unit]. */
const QUANTITIES = [
	["The price of a bike", "dollars"],
	["The price of a concert ticket", "dollars"],
	["The weekly rent of a hall", "dollars"],
	["The weekly pay of a cashier", "dollars"],
	["The number of members of a club", ""],
	["The number of visitors to a park", ""],
	["The number of students in a school", ""],
	["The attendance at a game", ""],
	["The number of followers of a band", ""],
	["The water level of a pond", "inches"],
	["The daily screen time of a family", "minutes"],
] as const;

export function quantityOf(random: Random) {
	const [subject, unit] = random.pick(QUANTITIES);
	return {
		subject,
		unit,
		name: random.pick(NAMES),
		of: (value: number) => `${prose(value)}${unit === "" ? "" : ` ${unit}`}`,
	};
}

/** Finding the new value: the change first, then the sum or difference. */
export function findTheNew(
	change: Change,
	valueOf: (units: number) => Value = whole,
	scale = 1,
): Omit<Draft, "prompt"> {
	const { old, percent, rises } = change;
	const [by, right] = [size(change), valueOf(after(change))];
	const texOf = (units: number) => valueOf(units).shown.slice(1, -1);
	return {
		right,
		wrong: [
			old + signed(change) * scale > 0 && [slip.percentAsNumber, valueOf(old + signed(change) * scale)],
			[slip.stoppedAtTheChange, valueOf(by)],
			[slip.changedTheWrongWay, valueOf(rises ? old - by : old + by)],
			rises && [slip.percentOnePlaceOff, valueOf(old + by * 10)],
		],
		hints: [
			`The percent is a part of the original value, which is 100%.`,
			`Find ${percent}% of $${texOf(old)}$ first.`,
			`${rises ? "Add that to" : "Subtract that from"} $${texOf(old)}$.`,
		],
		steps: [
			`${percent}% of $${texOf(old)}$ is $${texOf(by)}$.`,
			`$${texOf(old)} ${rises ? "+" : "-"} ${texOf(by)} = ${right.shown.slice(1, -1)}$.`,
		],
	};
}

/** Finding the original value from the new one. */
export function findTheOld(
	change: Change,
	valueOf: (units: number) => Value = whole,
	scale = 1,
): Omit<Draft, "prompt"> {
	const { old, percent, rises } = change;
	const [now, total] = [after(change), 100 + signed(change)];
	const isWhole = (now * percent) % 100 === 0;
	const texOf = (units: number) => valueOf(units).shown.slice(1, -1);
	return {
		right: valueOf(old),
		wrong: [
			isWhole && [slip.tookPercentOfTheNew, valueOf((now * (100 - signed(change))) / 100)],
			isWhole && [slip.changedTheWrongWay, valueOf((now * total) / 100)],
			[slip.percentAsNumber, valueOf(now - signed(change) * scale)],
			[slip.stoppedAtTheChange, valueOf(size(change))],
		],
		hints: [
			"The original value is 100%. What percent of it is the new value?",
			`The new value is $100\\% ${rises ? "+" : "-"} ${percent}\\%$ of the original one.`,
			`Divide $${texOf(now)}$ by ${total}, and multiply by 100.`,
		],
		steps: [
			`The new value is $100\\% ${rises ? "+" : "-"} ${percent}\\% = ${total}\\%$ of the original one.`,
			`$${texOf(now)} \\div ${total} \\times 100 = ${texOf(old)}$.`,
		],
	};
}

/** Dollars and cents. */
export const inMoney = (cents: number): Value => money(Math.round(cents));
