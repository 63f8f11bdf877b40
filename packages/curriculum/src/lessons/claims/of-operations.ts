import { texOf } from "../asking/slips.ts";
import { valueOf } from "../written-numbers.ts";
import { always, type Claims, filled, type MakeClaim } from "./claim.ts";

/** "There are 3 rows with 4 in each row." */
const rows =
	(asked: string): MakeClaim =>
	([count = "", each = ""]) => {
		const [a, b] = [Number(count), Number(each)];
		return {
			asked,
			right: `${a} rows of ${b}`,
			wrong: [
				[`${a + b} in all`, "That is one row and one column together."],
				a === b
					? [`${a + 1} rows of ${b}`, "That is one row too many."]
					: [`${b} rows of ${a}`, "A row goes from left to right. Those are the columns."],
			],
		};
	};

/** "Add 4 once for each row: 4 + 4 + 4." */
const repeated: MakeClaim = ([each = "", sum = ""]) => {
	const count = sum.split("+").length;
	const sumOf = (value: string | number, times: number) =>
		`$${Array.from({ length: times }, () => value).join(" + ")}$`;
	return {
		asked: "Which sum adds the rows, one after the other?",
		right: sumOf(each, count),
		wrong: [
			[sumOf(each, count + 1), "That is one row too many."],
			...(`${count}` === each
				? ([[sumOf(each, count - 1), "One row is missing."]] as const)
				: ([[sumOf(count, count), `There are ${each} in each row, not ${count}.`]] as const)),
		],
	};
};

/** "The whole price is $18, and $8 of it is there already." */
const wholeOf =
	(unit: (number: number) => string): MakeClaim =>
	([whole = "", part = ""]) => {
		const [all, known] = [valueOf(whole), valueOf(part)];
		return {
			asked: "Which number is the whole?",
			right: unit(all),
			wrong: [
				[unit(known), "That is one part of it."],
				[unit(all + known), "Nothing is added: one of the two numbers is the whole already."],
			],
		};
	};

/** "3,294 is between 3,000 and 4,000." */
const neighbors: MakeClaim = ([number = "", low = "", high = ""]) => {
	const [from, to] = [valueOf(low), valueOf(high)];
	const unit = to - from;
	const pair = (start: number) => `$${texOf(start)}$ and $${texOf(start + unit)}$`;
	return {
		asked: `Which two numbers is $${number}$ between?`,
		right: pair(from),
		wrong: [
			[pair(to), `$${number}$ is less than $${texOf(to)}$.`],
			...(from >= unit
				? ([[pair(from - unit), `$${number}$ is greater than $${texOf(from)}$.`]] as const)
				: []),
		],
	};
};

/** "With the numbers in place: 4 × 9 + 3." */
const inPlace: MakeClaim = ([first = "", second = "", rest = ""]) => ({
	asked: "What do you get with the numbers in place?",
	right: `$${first} \\times ${second}${rest}$`,
	wrong: [
		[
			`$${first}${second}${rest}$`,
			"A number beside a variable is multiplied by it, not written beside its value.",
		],
		[`$${first} + ${second}${rest}$`, "A number beside a variable is multiplied by it."],
	],
});

/** "Which number and 8 make 14?" */
const missingAddend: MakeClaim = ([part = "", whole = ""]) => ({
	asked: "Which sum can help?",
	right: `$\\square + ${part} = ${whole}$`,
	wrong: [
		[`$${whole} + ${part} = \\square$`, `${whole} is the whole. Its parts are added.`],
		[`$\\square + ${whole} = ${part}$`, `${whole} is the whole, so it is after the equals sign.`],
	],
});

/** "Find the missing factor: 4 × □ = 24." */
const missingFactor: MakeClaim = ([factor = "", product = ""]) => ({
	asked: "Which equation can help?",
	right: `$${factor} \\times \\square = ${product}$`,
	wrong: [
		[
			`$${product} \\times \\square = ${factor}$`,
			`${product} is the product, so it is after the equals sign.`,
		],
		[`$${factor} + \\square = ${product}$`, "A factor is multiplied, not added."],
	],
});

/** "Check: 11 + 9 = 20." */
const checked: MakeClaim = ([one = "", other = "", sum = ""]) => ({
	asked: "Which sum checks it?",
	right: `$${one} + ${other} = ${sum}$`,
	wrong: [
		[`$${sum} + ${other} = ${Number(sum) + Number(other)}$`, `${sum} is the whole. Add the two parts.`],
		[`$${sum} + ${one} = ${Number(sum) + Number(one)}$`, `${sum} is the whole. Add the two parts.`],
	],
});

export const claimsOfOperations: Claims = [
	[/^Check: \$(\d+) \+ (\d+) = (\d+)\$\.$/, checked],
	[
		/One part is missing\.$/,
		always("What is missing in the story?", "One part", ["The whole", "The story tells the whole amount."]),
	],
	[
		/^There are (\d+) rows with (\d+) in each row\.$/,
		(parts, place) =>
			rows(place.hasPicture === true ? "What do you see in the picture?" : "How are they arranged?")(
				parts,
				place,
			),
	],
	[/^(\d+) rows of (\d+) squares cover/, rows("How do unit squares cover the rectangle?")],
	[/^Add (\d+) once for each row: \$([\d +]+)\$\.$/, repeated],
	[/^The whole price is \\\$(\d+), and \\\$(\d+) of it is there/, wholeOf((number) => `\\$${number}`)],
	[/^The whole angle is (\d+)°, and one part is (\d+)°\.$/, wholeOf((number) => `${number}°`)],
	[/^\$?([\d{},.]+)\$? is between \$?([\d{},]+)\$? and \$?([\d{},]+?)\$?\.$/, neighbors],
	[
		/^One step of the scale is (\d+)\.$/,
		([step = ""]) => ({
			asked: "How much is one step of the scale?",
			right: step,
			wrong: [
				["1", "Look at two numbers of the scale that are next to each other."],
				[`${2 * Number(step)}`, "That is two steps."],
			],
		}),
	],
	[/^With the numbers in place: \$(\d+) \\times (\d+)((?: [+-] \d+)?)\$\.$/, inPlace],
	[/^Which number and (\d+) make (\d+)\?$/, missingAddend],
	[/^Find the missing factor: \$(\d+) \\times \\square = (\d+)\$\.$/, missingFactor],
	[
		/^Which number times (\d+) is (\d+)\?$/,
		filled(
			"Which calculation finds the missing number?",
			"${1} \\div {0}$",
			["${1} - {0}$", "The numbers are multiplied, so subtracting does not undo it."],
			["${0} \\times {1}$", "{1} is the product already."],
		),
	],
	[
		/^The order of the factors does not change the product(?:\.|: \$\d+ \\times \d+ = \d+ \\times \d+\$\.)$/,
		always(
			"Two factors trade places. What happens to the product?",
			"It stays the same",
			["It gets larger", "Turn rows of dots: there are no new dots."],
			["It gets smaller", "Turn rows of dots: no dot is lost."],
		),
	],
	[
		/^(\d+) times as many as (\d+) is/,
		filled(
			"What does “{0} times as many as {1}” mean?",
			"{0} groups of {1}",
			["{0} more than {1}", "“More than” adds. “Times as many” makes equal groups."],
			["{1} and {0} together", "Nothing is added: there are equal groups."],
		),
	],
	[
		/^What is left over needs one more/,
		always(
			"What happens to the rest in this story?",
			"It needs one more group",
			["It is dropped", "Then something would stay behind. Read the story again."],
			["It is the answer", "The story asks how many groups are needed."],
		),
	],
	[
		/^What is left over isn’t enough/,
		always(
			"What happens to the rest in this story?",
			"It is dropped",
			["It needs one more group", "Only full groups count in this story."],
			["It is the answer", "The story asks how many groups are full."],
		),
	],
	[
		/^The question asks for what is left over/,
		always(
			"What happens to the rest in this story?",
			"It is the answer",
			["It needs one more group", "The story asks for what is left, not for groups."],
			["It is dropped", "The story asks for exactly that part."],
		),
	],
	[
		/^Divide both sides by (\$\d+\$)\.$/,
		filled(
			"What do you do next?",
			"Divide both sides by {0}",
			["Multiply both sides by {0}", "The variable is multiplied by that number already."],
			["Subtract {0} on both sides", "That number multiplies the variable, so divide."],
		),
	],
	[
		/^Subtract (\$\d+\$) from both sides\.$/,
		filled(
			"What do you do next?",
			"Subtract {0} on both sides",
			["Add {0} on both sides", "That number is added already, so take it away."],
			["Divide both sides by {0}", "That number is added, so subtract it."],
		),
	],
	[
		/^The inequality sign stays the same\.$/,
		always("You divide by a positive number. What happens to the inequality sign?", "It stays the same", [
			"It turns around",
			"Only a negative number turns it around.",
		]),
	],
	[
		/^The exponent (\d+) means \1 factors of (\d+)\.$/,
		([exponent = "", base = ""]) => ({
			asked: `What does $${base}^{${exponent}}$ mean?`,
			right: `${exponent} factors of ${base}`,
			wrong: [
				[`${exponent} times ${base}`, `That is ${exponent} addends of ${base}. A power multiplies.`],
				...(exponent === base
					? []
					: ([
							[`${base} factors of ${exponent}`, "The small number above tells how many factors."],
						] as const)),
			],
		}),
	],
];
