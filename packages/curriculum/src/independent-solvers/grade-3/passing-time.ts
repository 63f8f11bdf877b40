import { rational } from "@learnin/domain/arithmetic/rational";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

/** Minutes around a clock of twelve hours. */
const wrapped = (minutes: bigint) => (minutes + 720n) % 720n;

/** The times of a text, each in minutes. */
const timesIn = (text: string) =>
	[...text.matchAll(/(\d+):(\d\d)/g)].map(([, h, m]) => (BigInt(h ?? 0) % 12n) * 60n + BigInt(m ?? 0));

const ofTimes = (gives: (first: bigint, second: bigint) => bigint) => (text: string) => {
	const [first = 0n, second = 0n] = timesIn(text);
	return rational(gives(first, second));
};
const size = (number: bigint) => (number < 0n ? -number : number);
const between = (first: bigint, second: bigint) => wrapped(second - first);

const told = toldSolvers(
	ofTimes(between),
	({ prompt }, { values }) => {
		const times = timesIn(prompt);
		const [first = 0n, second = 0n] = [times[0], prompt.startsWith("From") ? times.at(-1) : times[1]];
		const [before = -1n, after = -1n, all] = values.map((each) => wholeOf(each) ?? -1n);
		return (
			(first + before) % 60n === 0n &&
			before < 60n &&
			before + after === all &&
			all === between(first, second)
		);
	},
	[
		[
			/hour as 100/,
			ofTimes(
				(first, second) => between(first, second) + 40n * (((first % 60n) + between(first, second)) / 60n),
			),
		],
		[/left out the new hour/, ofTimes((first, second) => size((first % 60n) - (second % 60n)))],
		[/stopped at the full hour/, ofTimes((first) => 60n - (first % 60n))],
		[/one five too many/, ofTimes((first, second) => between(first, second) + 5n)],
	],
);

/** How long something takes, when it ends and when it starts. */
export const passesTime: Solver = (question, answer) => {
	const { prompt } = question;
	const lengths = [...prompt.matchAll(/(?<!many )\b(\d+) minutes/g)].map(([, minutes]) =>
		BigInt(minutes ?? 0),
	);
	const isTime = /When|[Ww]hat time/.test(prompt);
	if (!isTime) return told(question, answer);
	const [given = 0n] = timesIn(prompt);
	const found = timesIn(answer.text)[0];
	const length = lengths.reduce((sum, each) => sum + each, 0n);
	if (found === undefined) return false;
	return /start\?|begin\?/.test(prompt)
		? wrapped(given - found) === length
		: wrapped(found - given) === length;
};
