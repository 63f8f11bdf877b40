import { inWords } from "../../kit/number-words.ts";
import { texOf } from "../asking/slips.ts";
import { valueOf } from "../written-numbers.ts";
import { always, type Claim, type Claims, filled, type MakeClaim, numbersIn } from "./claim.ts";

const NAMES: readonly (readonly [count: number, name: string])[] = [
	[2, "halves"],
	[3, "thirds"],
	[4, "fourths"],
	[6, "sixths"],
	[8, "eighths"],
];

/** "4 equal parts are called fourths." */
const calledParts: MakeClaim = ([count = "", name = ""]) => ({
	asked: `What are ${count} equal parts called?`,
	right: name,
	wrong: NAMES.slice(0, 3).flatMap(([other, called]) =>
		called === name ? [] : [[called, `There are ${other} of them in a whole.`] as const],
	),
});

/** "There are 4 equal parts." */
const countedParts: MakeClaim = ([count = ""]) => ({
	asked: "How many equal parts are there?",
	right: count,
	wrong: [
		[`${Number(count) - 1}`, "Count again. Each part counts once."],
		[`${Number(count) + 1}`, "Count again. Each part counts once."],
	],
});

/** "8 eighths make 1 whole." */
const wholeOfParts: MakeClaim = ([count = "", name = ""], { before }) => {
	const top = numbersIn(/dfrac\{(\d+)\}/.exec(before[0] ?? "")?.[1] ?? "")[0];
	return {
		asked: `How many ${name} make 1 whole?`,
		right: count,
		wrong: [
			["1", "One of these parts is less than the whole."],
			...(top === undefined
				? []
				: ([[top, "That is the numerator. How many parts does one whole have?"]] as const)),
		],
	};
};

/** The number with its last two digits, or its first two, swapped. */
function swapped(number: number): [number, string][] {
	const digits = [...`${number}`];
	const swap = (at: number) =>
		Number(
			digits
				.with(at, digits[at + 1] ?? "")
				.with(at + 1, digits[at] ?? "")
				.join(""),
		);
	const last = digits.length - 2;
	return [
		[swap(last), "The tens and the ones changed places."],
		[swap(last - 1), "The hundreds and the tens changed places."],
	];
}

/** "Words: two hundred thirty-seven.": the number is that of a step or of the question. */
const words: MakeClaim = ([said = ""], { step, before, after = [] }) => {
	const number = numbersIn([...before, step, ...after].join(" ").replaceAll("{,}", ""))
		.map((text) => Number(text.replaceAll(",", "")))
		.find((value) => value < 1_000_000 && Number.isInteger(value) && inWords(value) === said);
	if (number === undefined || number < 100) return undefined;
	return {
		asked: "How is the number read?",
		right: said,
		wrong: swapped(number).map(([value, why]) => [inWords(value), why] as const),
	};
};

/** "In expanded form it is 7,000 + 700 + 30 + 4." */
const expanded: MakeClaim = ([sum = ""]) => {
	const parts = sum.split(" + ");
	const [first = "", second = ""] = parts;
	return {
		asked: "Which sum is the expanded form?",
		right: `$${sum}$`,
		wrong: [
			[
				`$${[texOf(valueOf(first) / 10), ...parts.slice(1)].join(" + ")}$`,
				"Count the digits: the first one is in a higher place.",
			],
			[
				`$${[first, texOf(valueOf(second) * 10), ...parts.slice(2)].join(" + ")}$`,
				"Look at the place of the second number again.",
			],
		],
	};
};

/** "With the same number of decimal places: 4.400 and 4.241." */
const samePlaces: MakeClaim = ([one = "", other = ""]) => {
	const long = [one, other].find((number) => number.endsWith("0"));
	if (long === undefined) return undefined;
	const short = long.replace(/0+$/, "");
	const [whole = "", digits = ""] = short.split(".");
	const places = (long.split(".")[1] ?? "").length;
	return {
		asked: `How do you write $${short}$ with ${places} decimal places?`,
		right: `$${long}$`,
		wrong: [
			[`$${whole}.${digits.padStart(places, "0")}$`, "Zeros in front move the digits to other places."],
			[`$${whole}.${digits.padEnd(places, digits.at(-1))}$`, "Only zeros may be added at the end."],
		],
	};
};

/** "9/10 = 9 × 10/100." and "The numerator is 5, and the denominator is 2." */
const asFraction: MakeClaim = ([top = "", bottom = ""]) => ({
	asked: `Which fraction is $${top} \\div ${bottom}$?`,
	right: `$\\dfrac{${top}}{${bottom}}$`,
	wrong: [
		[`$\\dfrac{${bottom}}{${top}}$`, "The number that is divided is the numerator."],
		[`$\\dfrac{1}{${bottom}}$`, `That is $1 \\div ${bottom}$.`],
	],
});

const pieces: MakeClaim = ([parts = "", each = ""]) => ({
	asked: `What happens to each of the ${parts} equal parts?`,
	right: `It is cut into ${each} pieces`,
	wrong: [
		[`${each} more pieces are added`, "Dividing makes smaller pieces. Nothing is added."],
		...(parts === each
			? []
			: ([
					[
						`It is cut into ${parts} pieces`,
						`There are ${parts} parts already. By which number do you divide?`,
					],
				] as const)),
	],
});

const marks: Claim["wrong"] = [
	["Just after a whole inch", "One fourth is just after a whole inch."],
	["Halfway between whole inches", "Halfway is the mark for $\\dfrac{1}{2}$."],
	["Just before a whole inch", "Three fourths is just before the next whole inch."],
];

const markOf =
	(right: number): MakeClaim =>
	([mark = ""]) => ({
		asked: `Where is ${mark} on the number line?`,
		right: marks[right]?.[0] ?? "",
		wrong: marks.filter((_, at) => at !== right),
	});

/** "About the same fraction of all rolls have seeds: 13/20." */
const sameFraction: MakeClaim = ([top = "", bottom = ""], { before }) => {
	const total = numbersIn(before[0] ?? "").toSorted((a, b) => valueOf(b) - valueOf(a))[0];
	if (total === undefined) return undefined;
	const all = texOf(valueOf(total));
	return {
		asked: "Which fraction does the sample show?",
		right: `$\\dfrac{${top}}{${bottom}}$`,
		wrong: [
			[
				`$\\dfrac{${top}}{${all}}$`,
				"The sample is a part of the whole group. Compare with the size of the sample.",
			],
			[`$\\dfrac{${bottom}}{${all}}$`, "That tells how large the sample is, not what it shows."],
		],
	};
};

const COINS: readonly (readonly [cents: number, name: string])[] = [
	[1, "penny"],
	[5, "nickel"],
	[10, "dime"],
	[25, "quarter"],
];

const withArticle = (name: string) => `a ${name}`;

/** "Begin with the dimes: 10, 20." */
const coinValue: MakeClaim = ([coin = ""]) => ({
	asked: `How much is ${withArticle(coin)} worth?`,
	right: `${COINS.find(([, name]) => name === coin)?.[0]}¢`,
	wrong: COINS.flatMap(([cents, name]) =>
		name === coin ? [] : [[`${cents}¢`, `That is what ${withArticle(name)} is worth.`] as const],
	),
});

/** "Keep counting from 10: 11, 12." */
const nextCoin: MakeClaim = ([from = "", next = ""]) => {
	const last = Number(from);
	const coin = COINS.find(([cents]) => cents === Number(next) - last)?.[1];
	if (coin === undefined) return undefined;
	return {
		asked: `You are at ${last}. The next coin is ${withArticle(coin)}. Which number comes next?`,
		right: next,
		wrong: COINS.flatMap(([cents, name]) =>
			name === coin ? [] : [[`${last + cents}`, `That counts ${withArticle(name)}.`] as const],
		),
	};
};

export const claimsOfParts: Claims = [
	[/^Begin with the (quarter|dime|nickel)s?:/, coinValue],
	[/^Keep counting from (\d+): (\d+)/, nextCoin],
	[/^There are (\d) equal parts\.$/, countedParts],
	[/^(\d) equal parts are called (\w+)\.$/, calledParts],
	[/^(\d+) (\w+s) make 1 whole\.$/, wholeOfParts],
	[/^(?:Words:|In words it is) ([a-z, -]+)\.$/, words],
	[/^In expanded form it is \$([\d{},+ ]+)\$\.$/, expanded],
	[/^With the same number of decimal places: \$([\d.]+)\$ and \$([\d.]+)\$\.$/, samePlaces],
	[/^The numerator is (\d+), and the denominator is (\d+):/, asFraction],
	[/^Divide each of the (\d+) equal parts into (\d+) pieces\.$/, pieces],
	[/^Find (.+) on the number line, just after/, markOf(0)],
	[/^Find (.+) on the number line, halfway/, markOf(1)],
	[/^Find (.+) on the number line, just before/, markOf(2)],
	[
		/: \$\\dfrac\{(\d+)\}\{(\d+)\}\$\.$/,
		(parts, place) =>
			place.step.startsWith("About the same fraction") ? sameFraction(parts, place) : undefined,
	],
	[
		/^\$\\dfrac\{\d+\}\{10\} = \\dfrac\{\d+ \\times 10\}\{100\}\$\.$/,
		always(
			"How do tenths become hundredths?",
			"Multiply both numbers by 10",
			["Multiply only the denominator by 10", "Then the fraction would get smaller."],
			["Add 90 to both numbers", "Adding the same number makes another fraction."],
		),
	],
	[
		/^From 0 to 1 there are (\d+) equal steps\.$/,
		always(
			"What do you count to find the denominator?",
			"The steps from 0 to 1",
			["The marks from 0 to 1", "With 0 and 1 there is one mark more than there are steps."],
			["The numbers below the line", "They tell the ends. How many equal parts are between them?"],
		),
	],
	[
		/^Line up the decimal points/,
		always(
			"What has to line up?",
			"The decimal points",
			["The last digits", "Then tenths could be below hundredths."],
			["The first digits", "Then tens could be below ones."],
		),
	],
	[
		/The first place where the digits differ decides\.$/,
		always(
			"Which place decides?",
			"The first where the digits differ",
			["The last one of the numbers", "A higher place counts for more."],
			["The one with the largest digit", "Compare digits of the same place."],
		),
	],
	[
		/^A full turn is 360°/,
		always(
			"How many degrees is a full turn?",
			"360°",
			["180°", "That is half a turn."],
			["90°", "That is a quarter turn."],
		),
	],
	[
		/^Split the (.+ [a-z ]+) into (\d+) equal parts, one for each (\w+)\.$/,
		([amount = "", count = "", one = ""]) => ({
			asked: `How do you find how much there is for 1 ${one}?`,
			right: `Split the ${amount} into ${count} equal parts`,
			wrong: [
				[`Take ${count} away from the ${amount}`, "Taking away does not give equal parts."],
				[`Take the ${amount} ${count} times`, `That makes more, and 1 ${one} has less.`],
			],
		}),
	],
	[
		/^There are (\d+) (\w+), with ([\d.,]+) ([a-z ]+) for each one\.$/,
		filled(
			"How do you find how many {3} there are for {0} {1}?",
			"Multiply {2} by {0}",
			["Add {0} to {2}", "Each of the {0} {1} has {2} {3}."],
			["Divide {2} by {0}", "That would be less than for one."],
		),
	],
	[
		/^1 (\w+) is .* so there are more (\w+) than (\w+)\.$/,
		filled("Are there more {1} than {2}?", "Yes, more {1}", [
			"No, fewer {1}",
			"The unit is smaller, so it fits more often.",
		]),
	],
	[
		/^1 (\w+) is .* so there are fewer (\w+) than (\w+)\.$/,
		filled("Are there more {1} than {2}?", "No, fewer {1}", [
			"Yes, more {1}",
			"The unit is larger, so it fits less often.",
		]),
	],
];
