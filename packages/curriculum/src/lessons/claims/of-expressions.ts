import { always, type Claims, filled, type MakeClaim } from "./claim.ts";

/** "There is 1 negative factor, so the product is negative." */
const signOf: MakeClaim = ([sign = ""]) => {
	const other = sign === "negative" ? "positive" : "negative";
	return {
		asked: "Which sign does the product have?",
		right: `It is ${sign}`,
		wrong: [[`It is ${other}`, "Two negative factors make a positive product. Count the negative ones."]],
	};
};

/** "The change is 0.3w, so the new value is w + 0.3w." */
const newValue: MakeClaim = ([rate = "", letter = "", sign = ""]) => {
	const other = sign === "+" ? "-" : "+";
	return {
		asked: "Which expression is the new value?",
		right: `$${letter} ${sign} ${rate}${letter}$`,
		wrong: [
			[`$${letter} ${sign} ${rate}$`, `The change is a part of $${letter}$, not just a number.`],
			[`$${letter} ${other} ${rate}${letter}$`, "Does the value go up or down?"],
		],
	};
};

/** "The distances to the x-axis are |-4| = 4 and |2| = 2." */
const distances: MakeClaim = ([axis = "", one = "", other = ""]) => {
	const [signed = "", plain = ""] = one.startsWith("-") ? [one, other] : [other, one];
	const size = signed.replace("-", "");
	return {
		asked: `One of the points has the coordinate $${signed}$. How far is it from the ${axis}-axis?`,
		right: `$${size}$`,
		wrong: [
			[`$${signed}$`, "A distance is never negative."],
			...(plain === size ? [] : ([[`$${plain}$`, "That is the distance of the other point."]] as const)),
		],
	};
};

/** "The terms are 10s, 16s², st." */
const terms: MakeClaim = ([list = ""]) => {
	const all = list.split("$, $");
	const [number = "", first = ""] = all.flatMap((term) => {
		const [, coefficient] = /^(\d+)[a-z]/.exec(term) ?? [];
		return coefficient === undefined ? [] : [coefficient, term];
	});
	return first === ""
		? undefined
		: {
				asked: "Which of these is one term?",
				right: `$${first}$`,
				wrong: [
					[`$${all[0]} + ${all[1]}$`, "The plus sign joins two terms."],
					[`$${number}$`, `$${number}$ is only a part of the term $${first}$.`],
				],
			};
};

/** "Is 225 the square of a whole number?" */
const isSquare: MakeClaim = ([number = ""]) => {
	const root = Math.floor(Math.sqrt(Number(number)));
	const yes = (base: number) => `Yes, it is $${base}^2$`;
	const no = (base: number) => [yes(base), `$${base}^2 = ${base * base}$.`] as const;
	return root * root === Number(number)
		? {
				asked: `Is ${number} the square of a whole number?`,
				right: yes(root),
				wrong: [no(root + 1), [`No, it is not a square`, `Try $${root} \\times ${root}$.`]],
			}
		: {
				asked: `Is ${number} the square of a whole number?`,
				right: "No, it is not a square",
				wrong: [no(root), no(root + 1)],
			};
};

const kindOf = (kind: string, other: string, why: string): MakeClaim =>
	filled("What is ${0}$ in this expression?", kind, [other, why]);

export const claimsOfExpressions: Claims = [
	[/^There (?:is|are) \d+ negative factors?, so the product is (negative|positive)\.$/, signOf],
	[/^The change is \$([\d.]+)([a-z])\$, so the new value is \$[a-z] ([+-]) /, newValue],
	[/^The distances to the ([xy])-axis are \$\|(-?\d+)\| = \d+\$ and \$\|(-?\d+)\| = \d+\$\.$/, distances],
	[/^The terms are \$(.+)\$\.$/, terms],
	[
		/^\$(\d+)\$ multiplies .* is a coefficient\.$/,
		kindOf("A coefficient", "A constant", "It multiplies a variable."),
	],
	[/^\$(\d+)\$ has no variable/, kindOf("A constant", "A coefficient", "There is no variable beside it.")],
	[
		/^Follow the words from the part that is found first\.$/,
		always(
			"Which part do you begin with?",
			"The one that is found first",
			["The one that is said first", "Words such as “less than” name it last."],
			["The largest number", "The order of the words decides, not the size."],
		),
	],
	[
		/^It is multiplied by how many (\w+) there are\.$/,
		filled(
			"What do you do with it?",
			"Multiply it by the number of {0}",
			["Add the number of {0} to it", "Each one brings the same amount again."],
			["Divide it by the number of {0}", "Then several would come to less than one."],
		),
	],
	[
		/^(\d+) is the (\w+) (?:for|of) one (\w+)\.$/,
		filled(
			"What does {0} tell?",
			"The {1} for one {2}",
			["The {1} for all together", "More than one would come to more than {0}."],
			["How many there are", "That is the number that can change."],
		),
	],
	[
		/^In a (product|quotient) of powers with the same base, (add|subtract) the exponents\.$/,
		([kind = "", does = ""]) => ({
			asked: `What do you do with the exponents in a ${kind}?`,
			right: does === "add" ? "Add them" : "Subtract them",
			wrong: [
				[does === "add" ? "Multiply them" : "Divide them", "Write out the factors and count them."],
				["Keep one of them", "Write out the factors and count them."],
			],
		}),
	],
	[
		/first factors, and (add|subtract) the exponents\.$/,
		([does = ""]) => ({
			asked: "What do you do with the exponents of 10?",
			right: does === "add" ? "Add them" : "Subtract them",
			wrong: [[does === "add" ? "Multiply them" : "Divide them", "The exponent counts factors of 10."]],
		}),
	],
	[
		/^Look for the number whose (square|cube) is (\d+)\.$/,
		filled(
			"What are you looking for?",
			"The number whose {0} is {1}",
			["The {0} of {1}", "A root goes back from the {0} to the number."],
			["A half or a third of {1}", "A root is not a part of a number."],
		),
	],
	[/^Is (\d+) the square of a whole number\?$/, isSquare],
	[
		/^\$-?\\sqrt\{(\d+)\}\$ is irrational/,
		filled(
			"Why is $\\sqrt{{0}}$ irrational?",
			"{0} is not a square number",
			["{0} is a large number", "The root of a larger number can be whole: $\\sqrt{10{,}000} = 100$."],
			["All roots are irrational", "$\\sqrt{9} = 3$ is rational."],
		),
	],
	[
		/^The rate of change of [A-Z] is/,
		always("What does the rate of change tell?", "The change of $y$ for each 1 of $x$", [
			"The value of $y$ where $x$ is 0",
			"That is the initial value.",
		]),
	],
	[
		/^The rate of change is \$/,
		always("How do you find the rate of change?", "Change of $y$ divided by change of $x$", [
			"Change of $x$ divided by change of $y$",
			"It tells the change of $y$ for each 1 of $x$.",
		]),
	],
	[
		/so each input has exactly one output\.$/,
		always(
			"When is it a function?",
			"Each input has one output",
			["Each output has one input", "Two inputs may have the same output."],
			["Inputs and outputs are equal", "They may be quite different."],
		),
	],
	[
		/^The output \S+ comes up twice, and that is allowed\.$/,
		always("May an output come up twice?", "Yes, from two inputs", [
			"No, only once",
			"Only an input must not have two outputs.",
		]),
	],
	[
		/^The signs are the same: add/,
		always(
			"Both signs are the same. What do you do?",
			"Add, and keep the sign",
			["Add, and change the sign", "Both moves go the same way on the number line."],
			["Subtract, and keep the sign", "Both moves go the same way, so they add up."],
		),
	],
	[
		/^Add the opposite of \$(\d+)\$, which is/,
		filled(
			"How can you subtract ${0}$ by adding?",
			"Add $-{0}$",
			["Add ${0}$", "That would move the other way."],
			["Add $0$", "That would not move at all."],
		),
	],
	[
		/^The absolute value tells how far \$(.+)\$ is from zero\.$/,
		filled(
			"What does the absolute value of ${0}$ tell?",
			"How far it is from zero",
			["On which side of zero it is", "The bars leave out the side."],
			["How far it is from its opposite", "That is twice as far."],
		),
	],
	[
		/^Both numbers are (\S+) away from zero\.$/,
		always(
			"Where are the two numbers?",
			"Equally far from zero",
			["Both on the same side of zero", "Then they would be the same number."],
			["One of them at zero", "Zero is not away from itself."],
		),
	],
	[
		/^The formula is \$C = \\pi d\$/,
		always(
			"Which formula gives the circumference?",
			"$C = \\pi d$",
			["$C = \\pi r$", "The diameter is two radii."],
			["$A = \\pi r^2$", "That is the area."],
		),
	],
];
