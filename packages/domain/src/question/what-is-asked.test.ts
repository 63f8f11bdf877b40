import { expect, test } from "vitest";
import { everyQuestion } from "../examples/every-question.ts";
import {
	exampleFillMultiple,
	exampleFillOne,
	exampleLabeledInput,
	exampleMatch,
	exampleSelectAll,
	exampleSelectOne,
} from "../examples/questions.ts";
import type { Figure, QuestionOption } from "./question.ts";
import { whatIsAsked } from "./what-is-asked.ts";

const figure = (text: string): Figure => ({ svg: `<svg><text>${text}</text></svg>`, alt: text });
const image = (name: string) => ({ src: `/images/${name}`, alt: name, width: 10, height: 10 });
const labels = (...all: string[]): QuestionOption[] =>
	all.map((label, at) => ({ id: "abcdef"[at] ?? "", label }));
const pictures = (...all: string[]): QuestionOption[] =>
	all.map((name, at) => ({ id: "abcdef"[at] ?? "", label: "", figure: figure(name) }));
const boxes = (prompt: string, ...answers: string[]) =>
	exampleFillMultiple({
		prompt,
		blanks: answers.map((answer, at) => ({
			id: "abcdef"[at] ?? "",
			answer_type: "INTEGER",
			key: { answers: [answer] },
		})),
	});

test.each([
	["the help", exampleFillOne(), exampleFillOne({ hints: ["Other."], explanation: "Other.", cta: "Other." })],
	[
		"the order of the options",
		exampleSelectOne({ options: labels("1", "2", "3"), key: { option_id: "a" } }),
		exampleSelectOne({ options: labels("3", "2", "1"), key: { option_id: "c" } }),
	],
	[
		"the wrong options",
		exampleSelectOne({ options: labels("1", "2", "3"), key: { option_id: "a" } }),
		exampleSelectOne({ options: labels("1", "7", "8"), key: { option_id: "a" } }),
	],
	[
		"wrong pictures",
		exampleSelectOne({ options: pictures("halves", "thirds"), key: { option_id: "a" } }),
		exampleSelectOne({ options: pictures("fourths", "halves"), key: { option_id: "b" } }),
	],
	[
		"what is not to be ticked",
		exampleSelectAll({ options: labels("2", "4", "5"), key: { option_ids: ["a", "b"] } }),
		exampleSelectAll({ options: labels("7", "4", "2"), key: { option_ids: ["b", "c"] } }),
	],
	[
		"a name",
		exampleFillOne({ prompt: "First this.\n\nMaya has $3$ more than Leo. How many is that?" }),
		exampleFillOne({ prompt: "First this.\n\nLeo has $3$ more than Zuri. How many is that?" }),
	],
	[
		"the name that is the answer",
		exampleSelectOne({
			prompt: "Maya has 3 and Leo has 5. Who has more?",
			options: labels("Maya", "Leo"),
			key: { option_id: "b" },
		}),
		exampleSelectOne({
			prompt: "Leo has 3 and Noah has 5. Who has more?",
			options: labels("Noah", "Leo"),
			key: { option_id: "a" },
		}),
	],
	[
		"the order of numbers",
		exampleFillOne({ prompt: "Sam ate $\\dfrac{1}{2}$ of a pie, then $\\dfrac{1}{8}$. Is that more?" }),
		exampleFillOne({ prompt: "Sam ate $\\dfrac{1}{8}$ of a pie, then $\\dfrac{1}{2}$. Is that more?" }),
	],
	[
		"the order of lines with boxes",
		boxes("$6 \\times 7 =$ [[a]]\n\n$6 \\times 5 =$ [[b]]", "42", "30"),
		boxes("$6 \\times 5 =$ [[a]]\n\n$6 \\times 7 =$ [[b]]", "30", "42"),
	],
	[
		"the order of cards",
		exampleLabeledInput({ interaction: { kind: "sort" }, figure: figure("pen, cup") }),
		exampleLabeledInput({
			interaction: { kind: "sort" },
			figure: figure("cup, pen"),
			labels: exampleLabeledInput().labels.toReversed(),
		}),
	],
	[
		"another color",
		exampleFillOne({ figure: figure("var(--fig-sky) var(--fig-gold)") }),
		exampleFillOne({ figure: figure("var(--fig-mint) var(--fig-sky)") }),
	],
	[
		"the order of a match and what belongs to nothing",
		exampleMatch(),
		exampleMatch({
			right_options: labels("$0.5$", "$0.75$", "$0.9$", "$0.25$"),
			left_options: exampleMatch().left_options.toReversed(),
			key: { answer_dict: { "three-fourths": "b", fourth: "d", half: "a" } },
		}),
	],
])("%s makes no other question", (_, one, other) => {
	expect(whatIsAsked(one)).toBe(whatIsAsked(other));
});

test.each([
	["the prompt", exampleFillOne(), exampleFillOne({ prompt: "What is $\\dfrac{1}{2}$ of it?" })],
	[
		"who does what",
		exampleFillOne({ prompt: "Maya has $3$ and Leo has $5$. How many does Leo have?" }),
		exampleFillOne({ prompt: "Maya has $3$ and Leo has $5$. How many does Maya have?" }),
	],
	["the figure", exampleFillOne({ figure: figure("one") }), exampleFillOne({ figure: figure("two") })],
	[
		"which parts have one color",
		exampleFillOne({ figure: figure("var(--fig-sky) var(--fig-gold)") }),
		exampleFillOne({ figure: figure("var(--fig-sky) var(--fig-sky)") }),
	],
	["a picture", exampleFillOne({ images: [image("one")] }), exampleFillOne({ images: [image("two")] })],
	["the answer", exampleFillOne(), exampleFillOne({ key: { answers: ["10/16"] } })],
	[
		"the right option",
		exampleSelectOne({ options: labels("1", "2"), key: { option_id: "a" } }),
		exampleSelectOne({ options: labels("1", "2"), key: { option_id: "b" } }),
	],
	[
		"the right picture",
		exampleSelectOne({ options: pictures("halves", "thirds"), key: { option_id: "a" } }),
		exampleSelectOne({ options: pictures("fourths", "thirds"), key: { option_id: "a" } }),
	],
	[
		"one more right option",
		exampleSelectAll({ options: labels("2", "4"), key: { option_ids: ["a"] } }),
		exampleSelectAll({ options: labels("2", "4"), key: { option_ids: ["a", "b"] } }),
	],
	[
		"who belongs to whom",
		exampleMatch(),
		exampleMatch({ key: { answer_dict: { half: "a", fourth: "c", "three-fourths": "b" } } }),
	],
	[
		"what belongs in a box of a picture",
		exampleLabeledInput(),
		exampleLabeledInput({
			labels: exampleLabeledInput().labels.map((label) => ({ ...label, key: { answers: ["7"] } })),
		}),
	],
])("%s makes another question", (_, one, other) => {
	expect(whatIsAsked(one)).not.toBe(whatIsAsked(other));
});

test("every example asks something different", () => {
	expect(new Set(everyQuestion.map(({ question }) => whatIsAsked(question))).size).toBe(everyQuestion.length);
});
