import type { Question } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed, entry, lowest } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: an output, small whole numbers; 2: outputs of a table; 3: an output with negative numbers; 4: a table with an input to find, too; 5: the input for an output, or a rule with a fraction. */
export const evaluateRules = defineGenerator("evaluate-rules", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => output(random, false),
		() => table(random, false),
		() => output(random, true),
		() => table(random, true),
		() => (random.oneIn(2) ? input(random) : withFraction(random)),
	])(),
);

interface Rule {
	slope: number;
	start: number;
}

function ruleOf(random: Random, may_be_negative: boolean): Rule {
	const most = may_be_negative ? 9 : 6;
	return {
		slope: random.integer(2, most) * (may_be_negative && random.oneIn(2) ? -1 : 1),
		start: random.integer(1, 2 * most) * (may_be_negative && random.oneIn(2) ? -1 : 1),
	};
}

const shown = ({ slope, start }: Rule) =>
	`f(x) = ${sumTex([
		[slope, "x"],
		[start, ""],
	])}`;
const tail = ({ start }: Rule) => `${start < 0 ? "-" : "+"} ${Math.abs(start)}`;
const at = ({ slope, start }: Rule, x: number) => slope * x + start;
const work = (rule: Rule, x: number) =>
	`$f(${x}) = ${rule.slope} \\times ${bracketed(x)} ${tail(rule)} = ${rule.slope * x} ${tail(rule)} = ${at(rule, x)}$`;

const TIMES = "A number next to a letter means times.";
const ADD_LATER = "Multiply before adding or subtracting.";

function output(random: Random, may_be_negative: boolean) {
	const rule = ruleOf(random, may_be_negative);
	const { slope, start } = rule;
	const x = random.integer(2, 9) * (may_be_negative && (rule.slope > 0 || random.oneIn(2)) ? -1 : 1);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `For the rule $${shown(rule)}$, what is $f(${x})$?`,
		right: at(rule, x),
		hints: [
			`Put $${x}$ in place of $x$.`,
			`Multiply first: $${slope} \\times ${bracketed(x)}$. Then do the rest of the rule.`,
		],
		explanation: `${work(rule, x)}.`,
		mistakes: [
			["adds-input-instead-of-multiplying", slope + x + start, TIMES],
			["added-first", slope * (x + start), ADD_LATER],
			["stopped-after-multiplying", slope * x, "Good first step. The rule goes on after the multiplication."],
			[
				"wrong-sign-of-product",
				slope < 0 || x < 0 ? start - slope * x : "",
				"Look at the sign of the product once more.",
			],
		],
	});
}

function table(random: Random, asks_input: boolean) {
	const rule = ruleOf(random, asks_input);
	const { slope, start } = rule;
	const inputs = random
		.shuffle(asks_input ? [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
		.slice(0, 4)
		.sort((a, b) => a - b);
	const [a = 0, b = 0, c = 0, d = 0] = inputs;
	const known = [a, c].map((x) => [`${x}`, `${at(rule, x)}`]);
	const last = asks_input ? ["", `${at(rule, d)}`] : [`${d}`, ""];
	const rows = [["x", "f(x)"], known[0] ?? [], [`${b}`, ""], known[1] ?? [], last];
	const q = asks_input ? d : at(rule, d);
	const undone = at(rule, d) - start;
	return fillBoxes({
		prompt: `The table belongs to the rule $${shown(rule)}$. Find what is missing: $f(${b}) =$ [[p]], and ${asks_input ? `the input for the output ${at(rule, d)} is [[q]]` : `$f(${d}) =$ [[q]]`}.`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		boxes: { p: { right: at(rule, b) }, q: { right: q } },
		hints: [
			"An output comes from putting the input in place of $x$.",
			asks_input
				? "To find an input, undo the rule: the last step first."
				: `Check with a row that is known: ${a} gives ${at(rule, a)}.`,
		],
		explanation: `${work(rule, b)}. ${asks_input ? `$${sumTex([[slope, "x"]])} ${tail(rule)} = ${at(rule, d)}$ gives $${sumTex([[slope, "x"]])} = ${undone}$, so $x = ${d}$` : work(rule, d)}.`,
		mistakes: [
			["p", "adds-input-instead-of-multiplying", slope + b + start, TIMES],
			["p", "added-first", slope * (b + start), ADD_LATER],
			[
				"p",
				"stopped-after-multiplying",
				slope * b,
				"Good first step. The rule goes on after the multiplication.",
			],
			[
				"q",
				asks_input ? "used-output-as-input" : "added-once-only",
				asks_input ? at(rule, at(rule, d)) : at(rule, c) + slope,
				asks_input
					? "Here the output is known. Find the input."
					: "How many steps of $x$ is it from the row above?",
			],
			["q", "did-not-divide", asks_input ? undone : "", "Good first step. How many times is $x$ in it?"],
			["q", "lost-a-sign", asks_input ? -d : "", "The size is right. Look at the signs once more."],
		],
	});
}

function input(random: Random) {
	const rule = ruleOf(random, true);
	const { slope, start } = rule;
	const x = random.integer(2, 12) * random.pick([1, -1] as const);
	const y = at(rule, x);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `For the rule $${shown(rule)}$, which input $x$ gives $f(x) = ${y}$?`,
		answer_prefix: "x =",
		right: x,
		hints: [
			"Put the output in place of $f(x)$. That makes an equation.",
			"Undo the last step of the rule first, then the multiplication.",
		],
		explanation: `$${slope}x ${tail(rule)} = ${y}$ gives $${slope}x = ${y - start}$, so $x = ${y - start} \\div ${bracketed(slope)} = ${x}$.`,
		mistakes: [
			[
				"used-output-as-input",
				at(rule, y),
				"It looks like the output was put in for $x$. Here $f(x)$ is known. Find $x$.",
			],
			["did-not-divide", y - start, "Good first step. That is the letter term, not yet $x$."],
			["lost-a-sign", -x, "The size is right. Look at the signs once more."],
			[
				"undid-with-the-same-sign",
				(y + start) % slope === 0 ? (y + start) / slope : "",
				"Undo the plain number with the opposite operation.",
			],
		],
	});
}

function withFraction(random: Random): Question {
	const bottom = random.pick([2, 3, 4, 5] as const);
	const top = random.integer(1, 7);
	const start = random.integer(1, 9) * random.pick([1, -1] as const);
	const x = random.integer(2, 11);
	const right = lowest(top * x + start * bottom, bottom);
	if (top % bottom === 0 || right.bottom === 1 || right.top <= 0) return withFraction(random);
	const product = lowest(top * x, bottom);
	const fraction = `\\dfrac{${top}}{${bottom}}`;
	const simplest = lowest(top, bottom);
	if (simplest.top !== top) return withFraction(random);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `For the rule $f(x) = ${fraction}x ${start < 0 ? "-" : "+"} ${Math.abs(start)}$, what is $f(${x})$?`,
		cta: "Write a fraction in simplest form. It may be more than 1.",
		right: entry(right),
		hints: [
			`Put ${x} in place of $x$ and multiply the fraction by it.`,
			"Write the plain number with the same bottom before you add or subtract.",
		],
		explanation: `$f(${x}) = ${fraction} \\times ${x} ${start < 0 ? "-" : "+"} ${Math.abs(start)} = \\dfrac{${top * x}}{${bottom}} ${start < 0 ? "-" : "+"} \\dfrac{${Math.abs(start) * bottom}}{${bottom}} = \\dfrac{${top * x + start * bottom}}{${bottom}}$${right.bottom === bottom ? "" : ` $= \\dfrac{${right.top}}{${right.bottom}}$`}.`,
		mistakes: [
			[
				"stopped-after-multiplying",
				entry(product),
				"Good first step. The rule goes on after the multiplication.",
			],
			["added-first", entry(lowest(top * (x + start), bottom)), ADD_LATER],
			[
				"added-to-the-top",
				entry(lowest(top * x + start, bottom)),
				"The plain number has to get the same bottom before it is added.",
			],
			["adds-input-instead-of-multiplying", entry(lowest(top + (x + start) * bottom, bottom)), TIMES],
		],
	});
}
