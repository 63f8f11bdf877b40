import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const PLACES = ["whole number", "tenth", "hundredth"] as const;

/** 1: to a whole number; 2: to tenths; 3: to hundredths; 4: stories; 5: a nine that rolls over. */
export const roundDecimals = defineGenerator("round-decimals", 2, (random, difficulty) => {
	const to = level(difficulty, [0, 1, 2, random.integer(0, 2), random.integer(0, 2)] as const);
	const given = Math.max(to + 1, level(difficulty, [1, 2, 3, 3, 3] as const) - (random.oneIn(3) ? 1 : 0));
	const units = thousandth(random, to, given, difficulty === 5);
	const step = 10 ** (given - to);
	const down = Math.floor(units / step);
	const next = Math.floor((units % step) / (step / 10));
	const rounds_up = next >= 5;
	const answer = down + (rounds_up ? 1 : 0);
	const [number, place] = [decimal(units, given), PLACES[to] ?? ""];
	const story = random.pick([
		`A bus route is ${number} kilometers long.`,
		`A crate weighs ${number} kilograms.`,
		`${random.pick(NAMES)} runs a race in ${number} seconds.`,
		`A barrel holds ${number} liters.`,
	]);
	const neighbour = (count: number) => decimal(count, to);
	return fillNumber({
		answer_type: "FLOAT",
		prompt:
			difficulty === 4
				? `${story} Round this number to the nearest ${place}.`
				: `Round $${number}$ to the nearest ${place}.`,
		right: neighbour(answer),
		hints: [
			`Between which two neighbors does the number lie, if you count in steps of ${to === 0 ? "one" : `one ${place}`}?`,
			`Look at the digit right after the ${to === 0 ? "ones" : `${place}s`} place.`,
			"From five on, take the upper neighbor. Below five, take the lower one.",
		],
		explanation:
			`$${number}$ lies between $${neighbour(down)}$ and $${neighbour(down + 1)}$. The next digit is ${next}, so it is closer to, or rounds to, the ${rounds_up ? "upper" : "lower"} one: $${neighbour(answer)}$.`.replace(
				"closer to, or rounds to,",
				next === 5 && units % step === step / 2 ? "halfway and rounds to" : "closer to",
			),
		mistakes: [
			[
				"dropped-the-digits",
				rounds_up ? neighbour(down) : "",
				"It looks like the last digits were dropped. Look at the first of them before you decide.",
			],
			[
				"rounded-up-always",
				rounds_up ? "" : neighbour(down + 1),
				"It looks like the number was rounded up. Which neighbor is nearer?",
			],
			[
				"nine-became-zero-without-carrying",
				rounds_up && down % 10 === 9 ? neighbour(down - 9) : "",
				"When a nine goes up, it becomes zero and the place to its left goes up by one.",
			],
			[
				"rounded-to-another-place",
				given - to > 1
					? decimal(Math.round(units / (step / 10)), to + 1)
					: to > 0
						? decimal(Math.round(down / 10), to - 1)
						: "",
				`That is rounded to another place. Look for the ${to === 0 ? "ones" : `${place}s`} place.`,
			],
		],
	});
});

/** A number in units of the last given place; its last digit is not 0. With `rolls` the rounded place holds a 9 and goes up. */
function thousandth(random: Random, to: number, given: number, rolls: boolean): number {
	const tail = 10 ** (given - to);
	const rest = rolls ? random.integer(tail / 2, tail - 1) : random.integer(1, tail - 1);
	const last = rest % 10 === 0 ? rest + 1 : rest;
	const head = random.integer(1, to === 0 ? 89 : 10 ** (to + 1) + 300);
	return (rolls ? head * 10 + 9 : head) * tail + last;
}
