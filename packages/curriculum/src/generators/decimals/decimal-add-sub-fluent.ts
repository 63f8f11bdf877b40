import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two places each; 2: different lengths; 3: three numbers, or stories; 4: whole number minus decimal; 5: up to four places and three numbers with both signs. */
export const decimalAddSubFluent = defineGenerator("decimal-add-sub-fluent", 3, (random, difficulty) => {
	const [pa, pb] = level<readonly [number, number]>(difficulty, [
		[2, 2],
		[random.pick([1, 3]), 2],
		[2, 1],
		[0, 3],
		[4, random.pick([1, 2])],
	]);
	const draw = (places: number, most: number) => {
		const units = random.integer(11, most * 10 ** places);
		return units % 10 === 0 && places > 0 ? units + 1 : units;
	};
	const scale = 4;
	const most = level(difficulty, [30, 60, 80, 90, 200] as const);
	let [a, b] = [draw(pa, most) * 10 ** (scale - pa), draw(pb, most) * 10 ** (scale - pb)];
	const subtracts = difficulty === 4 || random.oneIn(2);
	if (subtracts && a < b) {
		if (difficulty === 4) a += Math.ceil((b - a) / 10_000) * 10_000;
		else [a, b] = [b, a];
	}
	if (a === b) a += 10_000;
	const has_third = difficulty === 3 ? random.oneIn(2) : difficulty === 5;
	const c = has_third ? draw(1, 9) * 1000 : 0;
	const sum = subtracts ? a - b : a + b;
	const right = decimal(sum + c, scale);
	const [one, two, three] = [a, b, c].map((units) => decimal(units, scale)) as [string, string, string];
	const formula = `${one} ${subtracts ? "-" : "+"} ${two}${has_third ? ` + ${three}` : ""}`;
	const sign = subtracts ? "-" : "+";
	const filled = filledUp(one, two);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: difficulty === 3 && !has_third ? story(random, subtracts, one, two) : `What is $${formula}$?`,
		right,
		hints: [
			"Write the numbers below each other and line up the decimal points.",
			"Fill empty places with zeros.",
			has_third
				? "Go from left to right, one step at a time."
				: `Then ${subtracts ? "subtract" : "add"} place by place.`,
		],
		explanation: has_third
			? `With the decimal points lined up and zeros filled in: $${filled[0]} ${sign} ${filled[1]} = ${decimal(sum, scale)}$. Then $${decimal(sum, scale)} + ${three} = ${right}$.`
			: `With the decimal points lined up and zeros filled in: $${filled[0]} ${sign} ${filled[1]} = ${right}$.`,
		mistakes: [
			[
				"right-aligned-digits",
				has_third ? "" : misaligned(one, two, subtracts ? -1 : 1),
				"It looks like the last digits were lined up. Line up the decimal points instead.",
			],
			[
				"wrong-operation",
				subtracts ? decimal(a + b + c, scale) : a - b + c > 0 ? decimal(a - b + c, scale) : "",
				`Look at the sign between the numbers: is it plus or minus?`,
			],
			["left-out-third-number", has_third ? decimal(sum, scale) : "", "There is one more number to come."],
			[
				"took-away-all",
				has_third && subtracts && a - b - c > 0 ? decimal(a - b - c, scale) : "",
				"Only the number right after the minus sign is taken away.",
			],
			[
				"lost-a-carry",
				decimal(sum + c + (subtracts ? 10_000 : -10_000), scale),
				"The part after the decimal point is right. Was one carried or borrowed at the decimal point?",
			],
		],
	});
});

/** Both numbers with as many places as the longer one has. */
function filledUp(...numbers: string[]): string[] {
	const places = Math.max(...numbers.map((text) => text.split(".")[1]?.length ?? 0));
	return numbers.map((text) => {
		const [whole = "", part = ""] = text.split(".");
		return `${whole}.${part.padEnd(places, "0")}`;
	});
}

function misaligned(one: string, two: string, sign: number): string {
	const places = (text: string) => (text.split(".")[1] ?? "").length;
	if (places(one) === places(two)) return "";
	const wrong = Number(one.replace(".", "")) + sign * Number(two.replace(".", ""));
	return wrong > 0 ? decimal(wrong, Math.max(places(one), places(two))) : "";
}

function story(random: Random, subtracts: boolean, one: string, two: string): string {
	const name = random.pick(NAMES);
	return subtracts
		? random.pick([
				`A tank holds ${one} liters. ${name} takes out ${two} liters. How many liters are left?`,
				`${name} has a rope of ${one} meters and cuts off ${two} meters. How many meters are left?`,
			])
		: random.pick([
				`One parcel weighs ${one} kilograms, another one ${two} kilograms. How many kilograms do they weigh together?`,
				`${name} rides ${one} kilometers in the morning and ${two} kilometers in the evening. How many kilometers is that together?`,
			]);
}
