import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Figure, Question } from "@learnin/domain/question/question";
import { calculate, compare, formulasIn } from "../exact.ts";
import { barsOf, clockOf, figureOf, partsOf, plotOf, rowsOf, textsIn } from "../read-figure.ts";
import { partSizes } from "../read-geometry.ts";
import { countInFigure, valueOfPoint, wholesIn } from "../read-question.ts";
import type { SecondWay, SecondWays } from "../second-way.ts";
import { byWholes } from "../second-way.ts";
import { byPrompt, columnsOf, fillsTheBox, isTrueStatement, isWorthTheFormula, wholes } from "../ways.ts";
import { repeatedSum, wholeOf } from "../wholes.ts";

const undoesProduct = byWholes((value, a, b) => repeatedSum(a, b) === value);
const undoesQuotient = byWholes((value, total, by) => repeatedSum(value, by) === total);

/** The boxes of a column sum, worked backwards to its first number. */
const undoesColumns: SecondWay = (question, answer) => {
	const [a, b = 0n] = wholesIn(question.prompt);
	const result = columnsOf(answer);
	return (question.prompt.includes(" - ") ? result + b : result - b) === a;
};

/** Every formula of the prompt, with the box after it filled in, holds: "$3 \times 4 =$ [[a]]". */
const boxesHold: SecondWay = (question, { values }) => {
	let at = 0;
	const lines = question.prompt.split("\n\n").filter((line) => line.includes("[["));
	return lines.every((line) => {
		const value = wholeOf(values[at++] ?? null);
		const [a = 0n, b = 0n] = wholesIn(line);
		return (
			value !== null && (line.includes("times") ? repeatedSum(a, b) === value : repeatedSum(value, b) === a)
		);
	});
};

/** One second way per generator of grade 3. */
export const secondWays3: SecondWays = {
	"multiplication-equal-groups": byPrompt(
		[
			/Write what/,
			wholes(([groups, each, product], _, question) => {
				const dots = countInFigure(question, /<circle/g);
				return (
					groups === countInFigure(question, /<ellipse/g) &&
					repeatedSum(groups, each) === dots &&
					dots === product
				);
			}),
		],
		[/rings together/, (question, { value }) => wholeOf(value) === countInFigure(question, /<circle/g)],
		[
			/expression/,
			({ prompt }, { text }) => {
				const [groups, each] = wholesIn(prompt);
				return text === `$${groups} \\times ${each}$`;
			},
		],
		[/./, undoesProduct],
	),
	"division-equal-shares": byPrompt(
		[
			/expression/,
			({ prompt }, { text }) => {
				const [total, by] = wholesIn(prompt);
				return text === `$${total} \\div ${by}$`;
			},
		],
		[/./, undoesQuotient],
	),
	"multiply-facts-easy": byPrompt([/\[\[/, boxesHold], [/./, factFits()]),
	"multiply-facts-mid": byPrompt([/\[\[/, boxesHold], [/./, factFits()]),
	"multiply-facts-hard": undoesProduct,
	"division-facts": byPrompt(
		[
			/family/,
			wholes(
				([one, other], [a, b, total]) => repeatedSum(one, a) === total && repeatedSum(other, b) === total,
			),
		],
		[/./, undoesQuotient],
	),
	"unknown-factor-equations": fillsTheBox,
	"commutative-associative": byPrompt(
		[/belongs in the box/, fillsTheBox],
		[
			/equal to/,
			(question, { text }) =>
				isWorthTheFormula(
					{ ...question, prompt: text },
					{ texts: [], values: [], text: "", value: productOf(question.prompt) },
				),
		],
		[
			/the same/,
			({ prompt }, { text }) => {
				const may = formulasIn(prompt)[0]?.includes("times") ?? false;
				return text === (may ? "Yes, it is the same." : "No, it is not the same.");
			},
		],
	),
	"distributive-break-apart": (question, { values }) => {
		const all = values.map((each) => wholeOf(each) ?? -1n);
		const numbers = wholesIn(question.prompt);
		if (/Write how many/.test(question.prompt)) {
			const [rows = 0n, left = 0n, right = 0n] = wholesIn(question.figure?.alt ?? "");
			return (
				all[0] === repeatedSum(rows, left) &&
				all[1] === repeatedSum(rows, right) &&
				left + right === numbers[0]
			);
		}
		if (question.prompt.includes("Split")) {
			const [factor = 0n, other = 0n, , first = 0n] = numbers;
			const [rest = 0n, one, two, product] = all;
			return (
				first + rest === factor &&
				one === repeatedSum(first, other) &&
				two === repeatedSum(rest, other) &&
				product === (one ?? 0n) + (two ?? 0n)
			);
		}
		if (/Together/.test(question.prompt)) {
			const [first = 0n, other = 0n, second = 0n] = numbers;
			const [one, two, product] = all;
			return (
				one === repeatedSum(first, other) &&
				two === repeatedSum(second, other) &&
				product === repeatedSum(first + second, other)
			);
		}
		const [factor = 0n, other = 0n, first = 0n, , second = 0n] = numbers;
		return (
			first + second === factor &&
			all[0] === repeatedSum(first, other) &&
			all[1] === repeatedSum(second, other)
		);
	},
	"division-as-unknown-factor": byPrompt(
		[
			/because/,
			wholes(
				([divisor, factor], [total, quotient]) =>
					repeatedSum(quotient, divisor) === total && factor === divisor,
			),
		],
		[
			/fills in: \$\d+ \\times\$/,
			wholes(([factor, quotient], [a, total]) => repeatedSum(factor, a) === total && quotient === factor),
		],
		[/thinks of/, byWholes((value, a, total) => repeatedSum(value, a) === total)],
		[/bus carries/, byWholes((value, seats, all) => repeatedSum(value, seats) === all)],
		[/./, undoesQuotient],
	),
	"mult-div-word-problems": byPrompt(
		[
			/equation/,
			(question, { text }) => {
				const [a = 0n, b = 0n] = wholesIn(question.prompt);
				const product = isProductStory(question.prompt);
				const numbers = wholesIn(text);
				const box_is_product = text.endsWith("\\square$");
				if (!text.includes("times") || box_is_product !== product) return false;
				return product
					? numbers.includes(a) && numbers.includes(b)
					: numbers.at(-1) === (a > b ? a : b) && numbers[0] === (a > b ? b : a);
			},
		],
		[
			/./,
			wholes(([value], [a, b], { prompt }) =>
				isProductStory(prompt)
					? repeatedSum(a, b) === value
					: repeatedSum(value, a > b ? b : a) === (a > b ? a : b),
			),
		],
	),
	"two-step-word-problems": (question, answer) => {
		const { prompt } = question;
		const [a = 0n, b = 0n, c = 0n] = wholesIn(prompt);
		const shares = /baskets|teams/.test(prompt);
		const takes = /sold|spends/.test(prompt);
		const middle = shares ? a + b : repeatedSum(a, b);
		const fits = (end: bigint) =>
			shares ? repeatedSum(c, end) === middle : (takes ? end + c : end - c) === middle;
		if (/estimate/.test(prompt)) {
			const [about = 0n] = wholesIn(answer.text);
			const exact = takes ? middle - c : middle + c;
			return about - exact <= 10n && exact - about <= 10n;
		}
		const all = answer.values.map((each) => wholeOf(each) ?? -1n);
		return fits(all.at(-1) ?? -1n) && (all.length === 1 || all[0] === middle);
	},
	"arithmetic-patterns": (question, answer) => {
		const { prompt } = question;
		if (/always true/.test(prompt)) {
			const [step = 0n] = wholesIn(prompt);
			const row = Array.from({ length: 20 }, (_, at) => repeatedSum(BigInt(at + 1), step));
			const is_true: Record<string, (n: bigint) => boolean> = {
				"Every number ends in 0 or 5.": (n) => n % 5n === 0n,
				"Every number ends in 0.": (n) => n % 10n === 0n,
				"Every number ends in 5.": (n) => n % 10n === 5n,
				"Every number is even.": (n) => n % 2n === 0n,
				"Every number is odd.": (n) => n % 2n === 1n,
				"Every number is greater than 20.": (n) => n > 20n,
				"Every second number is odd.": () => row.filter((n) => n % 2n === 1n).length === 10,
			};
			return row.every((n) => is_true[answer.text]?.(n) ?? false);
		}
		if (/Work out/.test(prompt)) return undoesProduct(question, answer);
		let at = 0;
		const [first = 0n, second = 0n] = answer.values.map((each) => wholeOf(each) ?? -1n);
		if (/addition table/.test(prompt)) {
			const [a = 0n, b = 0n, c = 0n] = wholesIn(prompt);
			return b - a === second && c - b === second && first - c === second;
		}
		const terms = wholesIn(prompt.replace(/\[\[\w+\]\]/g, () => [`${first}`, `${second}`][at++] ?? ""));
		return (
			terms.every(
				(term, place) =>
					place === 0 || term - (terms[place - 1] ?? 0n) === (terms[1] ?? 0n) - (terms[0] ?? 0n),
			) && (terms[0] ?? 0n) % ((terms[1] ?? 0n) - (terms[0] ?? 0n)) === 0n
		);
	},
	"round-10-100": (question, { value }) => {
		const [number = 0n] = wholesIn(question.prompt);
		const unit = /ten\b/.test(question.prompt) ? 10n : 100n;
		const rounded = wholeOf(value);
		// The nearest one: at most half a unit away, and in the middle the upper one.
		return (
			rounded !== null &&
			rounded % unit === 0n &&
			2n * (rounded - number) <= unit &&
			2n * (number - rounded) < unit
		);
	},
	"add-sub-within-1000-fluent": byPrompt(
		[/each box/, undoesColumns],
		[/ - |gives away/, byWholes((value, a, b) => value + b === a)],
		[/./, byWholes((value, a, b) => value - b === a)],
	),
	"multiply-multiples-of-ten": byPrompt([/box/, fillsTheBox], [/./, undoesProduct]),
	"unit-fractions": byPrompt(
		[/How many pieces/, byWholes((value, _, bottom) => value === bottom)],
		[
			/equal pieces/,
			(question, { value }) => value !== null && isEqual(value, rational(1n, wholesIn(question.prompt)[0])),
		],
		[/./, (question, { value }) => isColoredPart(question, value)],
	),
	"fraction-number-line-unit": (question, { value }) => {
		const ticks = question.figure?.svg.match(/<line x1="([\d.]+)" y1="(?:36|41)" x2="\1"/g)?.length ?? 0;
		const wholes_shown = textsIn(figureOf(question)).length - 1;
		return value !== null && isEqual(value, rational(1n, BigInt((ticks - 1) / wholes_shown)));
	},
	"equivalent-fractions-models": byPrompt(
		[
			/Match/,
			(question, { texts }) => isEqual(coloredIn(figureOf(question, texts[0])), fractionIn(texts[1] ?? "")),
		],
		[
			/./,
			(question, { text }) =>
				isEqual(fractionIn(text), fractionIn(question.prompt)) &&
				(question.figure === undefined || isEqual(coloredIn(question.figure), fractionIn(question.prompt))),
		],
	),
	"generate-equivalents-simple": byPrompt(
		[
			/are equal:/,
			wholes(
				([first, second], [top, bottom, one, other]) =>
					first * bottom === top * one && second * bottom === top * other,
			),
		],
		[/box/, fillsTheBox],
	),
	"whole-numbers-as-fractions": byPrompt(
		[/Match/, (_, { texts }) => isEqual(fractionIn(texts[0] ?? ""), fractionIn(texts[1] ?? ""))],
		[/box/, fillsTheBox],
		[
			/Which number is that/,
			(question, { value }) => value !== null && isEqual(value, fractionIn(question.prompt)),
		],
		[/How many whole/, byWholes((value, pieces, _, bottom) => repeatedSum(value, bottom) === pieces)],
		[
			/How many pieces/,
			({ prompt }, { value }) => {
				const parts =
					{ halves: 2n, thirds: 3n, fourths: 4n, sixths: 6n, eighths: 8n }[
						/into (\w+)/.exec(prompt)?.[1] ?? ""
					] ?? 0n;
				return wholeOf(value) === repeatedSum(wholesIn(prompt)[0] ?? 0n, parts);
			},
		],
	),
	"compare-fractions-same": byPrompt(
		[/Which statement/, isTrueStatement],
		[/are greater/, ({ prompt }, { text }) => compare(fractionIn(text), fractionIn(prompt)) > 0],
		[/are less/, ({ prompt }, { text }) => compare(fractionIn(text), fractionIn(prompt)) < 0],
		[
			/same amount/,
			({ prompt }, { text }) => {
				const [, one, , other] = /^(\w+) has .*? of a (\w+).*\. (\w+) has/.exec(prompt) ?? [];
				return (
					text === `No, ${/large|long/.test(/ of a (\w+)/.exec(prompt)?.[1] ?? "") ? one : other} has more.`
				);
			},
		],
	),
	"time-to-minute": byPrompt(
		[
			/say the time/,
			(question, { text }) => {
				const [hour, minute] = clockOf(figureOf(question));
				const [left = 0n, next = 0n] = wholesIn(text);
				return text.includes(" to ") && left + BigInt(minute) === 60n && next === BigInt((hour % 12) + 1);
			},
		],
		[/./, (question, { text }) => text.replace(/^0/, "") === timeOn(question)],
	),
	"elapsed-time": (question, answer) => {
		const times = [...question.prompt.matchAll(/(\d+):(\d\d)/g)].map(([, h, m]) =>
			minutesOf(BigInt(h ?? 0), BigInt(m ?? 0)),
		);
		const [first = 0n, second = 0n] = times;
		if (/How many minutes/.test(question.prompt)) return wholeOf(answer.value) === wrapped(second - first);
		const length = BigInt(/takes (\d+) minutes/.exec(question.prompt)?.[1] ?? 0);
		const [h = 0n, m = 0n] = wholesIn(answer.text);
		const given = minutesOf(h, m);
		return (
			m < 60n &&
			(/When does it end/.test(question.prompt)
				? wrapped(given - first) === length
				: wrapped(first - given) === length)
		);
	},
	"mass-volume": byPrompt(
		[
			/sensible/,
			({ prompt }, { text }) =>
				isSensibleMeasure(/(?:heavy is|in) (an? [\w ']+?)(?:\?| when)/.exec(prompt)?.[1] ?? "", text),
		],
		[/Match/, (_, { texts }) => isSensibleMeasure(texts[0] ?? "", texts[1] ?? "")],
		[
			/on the scale|in the (cup|bucket)/,
			(question, { value }) => value !== null && isEqual(value, readScale(figureOf(question))),
		],
		[/packs/, byWholes((value, a, b) => repeatedSum(a, b) === value)],
		[/shares/, byWholes((value, all, by) => repeatedSum(value, by) === all)],
		[/together/, byWholes((value, a, b) => value - b === a)],
		[/left|heavier/, byWholes((value, a, b) => value + b === a)],
	),
	"scaled-graphs": (question, answer) => {
		const figure = figureOf(question);
		const each = BigInt(/(?:steps of|stands for) (\d+)/.exec(figure.alt)?.[1] ?? 1);
		// In halves, so that half symbols stay whole numbers.
		const graph: Map<string, bigint> = figure.alt.startsWith("A bar")
			? new Map([...barsOf(figure)].map(([name, { numerator }]): [string, bigint] => [name, 2n * numerator]))
			: new Map([...rowsOf(figure)].map(([name, halves]): [string, bigint] => [name, halves * each]));
		const { prompt } = question;
		const asked = [...prompt.matchAll(new RegExp([...graph.keys()].join("|"), "g"))].map(
			([name]) => graph.get(name) ?? 0n,
		);
		const values = answer.values.map((one) => 2n * (wholeOf(one) ?? -1n));
		const [a = 0n, b = 0n, c = 0n] = asked;
		const [value = 0n, more = 0n] = values;
		if (values.length === 2) return value === a && more + c === b;
		if (/together than/.test(prompt)) return value + c === a + b;
		if (/together/.test(prompt)) return value - a === b;
		return /How many more/.test(prompt) ? value + b === a : value === a;
	},
	"line-plot-quarter-inch": (question, { values }) => {
		const [first = -1n, second = -1n] = values.map((each) => wholeOf(each) ?? -1n);
		if (/ribbon/.test(question.prompt))
			return second < 4n && 4n * first + second === fourthsOnRuler(question);
		const plot = [...plotOf(figureOf(question))].map(([text, count]): [bigint, bigint] => [
			fourthsOf(text),
			count,
		]);
		const asked = fourthsOf(
			/\$(.*)\$/
				.exec(question.prompt)?.[1]
				?.replace(/(\d*)\\dfrac\{(\d)\}\{(\d)\}/, "$1 $2/$3")
				.trim() ?? "0",
		);
		const count = (fits: (length: bigint) => boolean) =>
			plot.reduce((sum, [length, crosses]) => sum + (fits(length) ? crosses : 0n), 0n);
		if (/Most/.test(question.prompt)) {
			const inches = wholesIn(question.prompt)[0] ?? 0n;
			const most = 4n * inches + first;
			return (
				plot.every(([length, crosses]) => (length === most ? crosses === second : crosses < second)) &&
				count((length) => length === most) === second
			);
		}
		return (
			first === count((length) => (/longer than/.test(question.prompt) ? length > asked : length === asked))
		);
	},
	"area-unit-squares": byPrompt(
		[
			/Which unit/,
			({ prompt }, { text }) => {
				const small = /card|stamp|screen|page/.test(prompt);
				return (
					text.startsWith("square ") && !/mile|kilo/.test(text) && small === /centimeters|inches/.test(text)
				);
			},
		],
		[/./, (question, { value }) => wholeOf(value) === countInFigure(question, /fill="var\(--fig/g)],
	),
	"area-distributive": (question, { values }) => {
		const all = values.map((each) => wholeOf(each) ?? -1n);
		if (question.figure === undefined) {
			const [height = 0n, width = 0n, , left = 0n, , right = 0n] = wholesIn(question.prompt);
			return (
				left + right === width &&
				all[0] === repeatedSum(left, height) &&
				all[1] === repeatedSum(right, height) &&
				all[2] === repeatedSum(width, height)
			);
		}
		const [height = 0n, left = 0n, right = 0n] = wholesIn(question.figure.alt);
		if (/The right part is/.test(question.prompt)) {
			const [width = 0n] = wholesIn(question.prompt);
			const [rest = 0n, two, whole] = all;
			return (
				left + rest === width && two === repeatedSum(rest, height) && whole === repeatedSum(width, height)
			);
		}
		return (
			all[0] === repeatedSum(left, height) &&
			all[1] === repeatedSum(right, height) &&
			(all.length < 3 || all[2] === repeatedSum(left + right, height))
		);
	},
	"area-rectilinear": (question, { values }) => {
		const all = values.map((each) => wholeOf(each) ?? -1n);
		const area = squaresIn(figureOf(question).alt);
		return all.at(-1) === area && (all.length === 1 || (all[0] ?? 0n) + (all[1] ?? 0n) === area);
	},
	"perimeter-polygons": (question, { value }) => {
		const found = wholeOf(value);
		if (found === null) return false;
		const { prompt } = question;
		const told = wholesIn(
			question.figure?.alt.replace(/^A shape with \d sides/, "").replace(/with \d equal/, "") ?? "",
		);
		const count = { triangle: 3n, square: 4n, pentagon: 5n, hexagon: 6n }[
			/(triangle|square|pentagon|hexagon)/.exec(prompt)?.[1] ?? ""
		];
		const sum = told.reduce((total, side) => total + side, 0n);
		if (count !== undefined)
			return /How long/.test(prompt)
				? repeatedSum(count, found) === wholesIn(prompt)[0]
				: repeatedSum(count, sum) === found;
		if (/all around a rect/.test(prompt)) {
			const [around = 0n, side = 0n] = wholesIn(prompt);
			return found + side + found + side === around;
		}
		if (/once around/.test(prompt)) return found === sum + sum;
		return /question mark/.test(prompt) ? found + sum === wholesIn(prompt)[0] : found === sum;
	},
	"area-vs-perimeter": byPrompt(
		[
			/Its perimeter/,
			wholes(([around, inside], [a, b]) => around === a + b + a + b && inside === repeatedSum(a, b)),
		],
		[
			/Which other/,
			({ prompt }, { text }) => {
				const [[a = 0n, b = 0n], [x = 0n, y = 0n]] = [wholesIn(prompt), wholesIn(text)];
				return prompt.includes("same area") ? repeatedSum(a, b) === repeatedSum(x, y) : a + b === x + y;
			},
		],
		[
			/Which rectangles/,
			({ prompt }, { text }) => {
				const [x = 0n, y = 0n] = wholesIn(text);
				return repeatedSum(x, y) === wholesIn(prompt)[0];
			},
		],
		[/What is true/, (_, { text }) => text.endsWith("can be different.")],
	),
	"quadrilateral-categories": byPrompt(
		[/Match/, (question, { texts }) => bestName(cornersIn(figureOf(question, texts[0]))) === texts[1]],
		[
			/Which of these/,
			(question, { text }) => {
				const look = lookAt(cornersIn(figureOf(question, text)));
				return /same length/.test(question.prompt)
					? look.equal_sides
					: /square corners/.test(question.prompt)
						? look.right_angles
						: look.parallel_pairs === 2;
			},
		],
		[
			/belong to the group/,
			(question, { text }) => {
				const look = lookAt(cornersIn(figureOf(question)));
				const group = /group of (\w+)s/.exec(question.prompt)?.[1];
				const belongs =
					group === "quadrilateral" ||
					(group === "parallelogram" && look.parallel_pairs === 2) ||
					((group === "rectangle" || group === "square") &&
						look.right_angles &&
						(group === "rectangle" || look.equal_sides)) ||
					(group === "rhombus" && look.equal_sides);
				return text === (belongs ? "Yes, it has all that is needed." : "No, something is missing.");
			},
		],
		[
			/always true/,
			(_, { text }) =>
				/^Every square is|^Every rectangle (has four|is a quad)|^Every rhombus has four/.test(text),
		],
	),
	"partition-area-fractions": byPrompt(
		[
			/How do the colored parts/,
			(question, { text }) => {
				const [left = 0, right = 0] = partSizes(figureOf(question))
					.filter(({ is_colored }) => is_colored)
					.map(({ size }) => size);
				if (Math.abs(left - right) < 0.01 * left) return text.startsWith("Both");
				return text.startsWith(left > right ? "The left" : "The right");
			},
		],
		[
			/though they look different/,
			(question, { value }) => {
				const parts = partSizes(figureOf(question));
				const [whole, colored] = [parts, parts.filter(({ is_colored }) => is_colored)].map((list) =>
					list.reduce((sum, { size }) => sum + size, 0),
				);
				const share = Number(value?.numerator ?? 0n) / Number(value?.denominator ?? 1n);
				return Math.abs(share * (whole ?? 0) - (colored ?? 0)) < 0.01 * (colored ?? 1);
			},
		],
		[
			/columns of equal/,
			(question, { value }) => {
				const colored = countInFigure(question, /fill="var\(--fig/g);
				return value !== null && isEqual(value, rational(colored, countInFigure(question, /<rect/g)));
			},
		],
		[/./, (question, { value }) => isColoredPart(question, value)],
	),
	"name-fractions": (question, { value }) => {
		const all = countInFigure(question, /<(path|rect)/g);
		const empty = countInFigure(question, /fill="var\(--surface-3\)"/g);
		const counted = question.prompt.includes("**not**") ? empty : all - empty;
		return value !== null && isEqual(value, rational(counted, all));
	},
	"fraction-number-line": (question, { value }) => value !== null && isEqual(value, valueOfPoint(question)),
	"area-rectangle": (question, { value }) => {
		const squares = countInFigure(question, /rx="3"/g);
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		return wholeOf(value) === (squares > 0n ? squares : repeatedSum(a, b));
	},
};

/** How much of the parts in a figure is colored. */
function coloredIn({ svg }: Figure): Rational {
	// Of two bars the upper one is meant: the parts of the lower one stand below it.
	const parts = [...svg.matchAll(/<(?:rect|path)[^>]*?(?: y="(\d+)")?[^>]*fill="([^"]*)"/g)].filter(
		([, y], _, all) => y === undefined || y === all[0]?.[1],
	);
	const colored = parts.filter(([, , fill]) => fill?.includes("--fig"));
	return rational(BigInt(colored.length), BigInt(parts.length));
}

function isColoredPart(question: Question, value: Rational | null): boolean {
	const { are_equal } = partsOf(figureOf(question));
	return value !== null && are_equal && isEqual(value, coloredIn(figureOf(question)));
}

/** The first number of a text in formulas: a fraction or a whole. */
function fractionIn(text: string): Rational {
	return calculate(formulasIn(text)[0] ?? "0");
}

function timeOn(question: Question): string {
	const [hour, minute] = clockOf(figureOf(question));
	return `${hour}:${minute < 10 ? "0" : ""}${minute}`;
}

function minutesOf(hour: bigint, minute: bigint): bigint {
	return (hour % 12n) * 60n + minute;
}

/** Minutes around a clock of twelve hours. */
function wrapped(minutes: bigint): bigint {
	return (minutes + 720n) % 720n;
}

/** Between which grams or milliliters such a thing is. */
const MEASURES: Readonly<Record<string, readonly [number, number]>> = {
	"a paper clip": [1, 2],
	"an apple": [100, 250],
	"a slice of bread": [20, 60],
	"a letter": [10, 30],
	"a big balloon": [2, 10],
	"a soccer ball": [400, 450],
	"a watermelon": [3000, 15000],
	"a brick": [2000, 4000],
	"a bike": [8000, 20000],
	"a dog": [5000, 50000],
	"a small iron": [800, 2000],
	"a bathtub": [100_000, 250_000],
	"a bucket": [5000, 15000],
	"a big bottle of juice": [1000, 2000],
	"a watering can": [3000, 12000],
	"an aquarium": [30_000, 200_000],
	"a car's tank": [40_000, 80_000],
};

function isSensibleMeasure(thing: string, measure: string): boolean {
	const [, count = "0", unit = ""] = /(\d+) (\w+?)s?$/.exec(measure.replace(",", "")) ?? [];
	const [low, high] = MEASURES[thing] ?? [0, 0];
	const size = Number(count) * (unit === "kilogram" || unit === "liter" ? 1000 : 1);
	return low <= size && size <= high;
}

/** What the water or the hand of a scale shows, from the marks it is nearest to. */
function readScale({ svg, alt }: Figure): Rational {
	const small = BigInt(/mark every (\d+)/.exec(alt)?.[1] ?? 1);
	if (alt.startsWith("A measuring")) {
		const top = /<rect x="\d+" y="([\d.]+)"/.exec(svg)?.[1] ?? "";
		const ys = [...svg.matchAll(/<line x1="120" y1="([\d.]+)"/g)].map(([, y]) => y);
		return rational(BigInt(ys.indexOf(top)) * small);
	}
	const [, hx = "0", hy = "0"] = /x2="([\d.]+)" y2="([\d.]+)" stroke="var\(--fig-coral\)"/.exec(svg) ?? [];
	const marks = [
		...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="[\d.]+" y2="[\d.]+" stroke="var\(--ink-2\)"/g),
	];
	// The mark in whose direction the hand points.
	const turn = (x: number, y: number) => Math.atan2(x - 140, 140 - y);
	const at = marks.findIndex(
		([, x, y]) => Math.abs(turn(Number(x), Number(y)) - turn(Number(hx), Number(hy))) < 0.01,
	);
	return rational(BigInt(at) * small);
}

/** "2 1/4" as 9. */
function fourthsOf(text: string): bigint {
	const [, whole = "", top = "0", bottom = "4"] = /^(\d*) ?(?:(\d)\/(\d))?$/.exec(text.trim()) ?? [];
	return 4n * BigInt(whole === "" ? 0 : whole) + (BigInt(top) * 4n) / BigInt(bottom);
}

function fourthsOnRuler(question: Question): bigint {
	const marks = [...(question.figure?.svg.matchAll(/<line x1="([\d.]+)" y1="48"/g) ?? [])].map(([, x]) =>
		Number(x),
	);
	const [, x = "0", width = "0"] =
		/<rect x="([\d.]+)" y="2" width="([\d.]+)"/.exec(question.figure?.svg ?? "") ?? [];
	const end = Number(x) + Number(width);
	return BigInt(marks.findIndex((mark) => Math.abs(mark - end) < 0.1));
}

/** The area of an L-shape, square by square, from the sides that are told. */
function squaresIn(alt: string): bigint {
	const told = (pattern: RegExp) => {
		const found = pattern.exec(alt)?.[1];
		return found === undefined ? null : BigInt(found);
	};
	const [left, top, cut] = [
		told(/left side is (\d+)/) ?? 0n,
		told(/the top (\d+)/) ?? 0n,
		told(/is (\d+) \w+ wide/) ?? 0n,
	];
	const right = told(/right side is (\d+)/) ?? left - (told(/and (\d+) \w+ high/) ?? 0n);
	let squares = 0n;
	for (let column = 0n; column < top + cut; column += 1n) squares += column < top ? left : right;
	return squares;
}

type Place = readonly [number, number];

function cornersIn({ svg }: Figure): Place[] {
	const [, path = ""] = /<path d="M([^"]*)Z"/.exec(svg) ?? [];
	return path.split("L").map((corner): Place => {
		const [x = 0, y = 0] = corner.split(" ").map(Number);
		return [x, y];
	});
}

/** What a drawing of four corners shows, within the width of a line. */
function lookAt(corners: readonly Place[]) {
	const sides = corners.map(([x, y], at): Place => {
		const [nx, ny] = corners[(at + 1) % 4] ?? [x, y];
		return [nx - x, ny - y];
	});
	const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = sides;
	const length = ([x, y]: Place) => Math.hypot(x, y);
	const isParallel = (p: Place, q: Place) =>
		Math.abs(p[0] * q[1] - p[1] * q[0]) < 0.02 * length(p) * length(q);
	const isSquare = (p: Place, q: Place) => Math.abs(p[0] * q[0] + p[1] * q[1]) < 0.02 * length(p) * length(q);
	return {
		equal_sides: sides.every((side) => Math.abs(length(side) - length(a)) < 0.5),
		right_angles: isSquare(a, b) && isSquare(b, c) && isSquare(c, d),
		parallel_pairs: Number(isParallel(a, c)) + Number(isParallel(b, d)),
	};
}

function bestName(corners: readonly Place[]): string {
	const { equal_sides, right_angles, parallel_pairs } = lookAt(corners);
	if (right_angles) return equal_sides ? "square" : "rectangle";
	if (equal_sides) return "rhombus";
	return ["kite", "trapezoid", "parallelogram"][parallel_pairs] ?? "";
}

/** A fact in a formula, or one in a story where both numbers are told once. */
function factFits(): SecondWay {
	return wholes(([value], [a, b]) => repeatedSum(a, b) === value);
}

function productOf(prompt: string) {
	const [a = 0n, b = 0n] = wholesIn(prompt);
	return rational(repeatedSum(a, b));
}

function isProductStory(prompt: string): boolean {
	return /bags|A garden|A ticket/.test(prompt);
}
