import { always, type Claims, filled, type MakeClaim } from "./claim.ts";

/** "The rule is (x, y) → (x, -y)." */
const RULES = ["(x, -y)", "(-x, y)", "(-x, -y)"] as const;

const ruleOf: MakeClaim = ([image = ""]) => {
	const others = RULES.filter((rule) => rule !== image);
	return others.length === RULES.length
		? undefined
		: {
				asked: "Where does each point go?",
				right: `$(x, y) \\to ${image}$`,
				wrong: others.map((rule) => [`$(x, y) \\to ${rule}$`, "Try it with one of the vertices."] as const),
			};
};

/** "28 minutes have passed since 12 o’clock." */
const minutesPast: MakeClaim = ([minutes = "", hour = ""]) => {
	const left = 60 - Number(minutes);
	return left === Number(minutes)
		? undefined
		: {
				asked: `How many minutes have passed since ${hour} o’clock?`,
				right: minutes,
				wrong: [[`${left}`, "So many minutes are left until the next hour."]],
			};
};

/** "It happened in 66 of 80 shots." */
const happened: MakeClaim = ([count = "", all = "", trials = ""]) => {
	const others = Number(all) - Number(count);
	return others === Number(count)
		? undefined
		: {
				asked: "How often did it happen?",
				right: `In ${count} of ${all} ${trials}`,
				wrong: [[`In ${others} of ${all} ${trials}`, "Those are the times when it did not happen."]],
			};
};

/** "First 17 go away, and then 3 go away." */
const changes: MakeClaim = ([first = "", one = "", second = "", other = ""]) => {
	const turned = (way: string) => (way === "come" ? "go away" : "come");
	const said = (a: string, b: string) => `${first} ${a}, then ${second} ${b}`;
	const why = "Read the story again: do more come, or do some go away?";
	return {
		asked: "What happens in the story?",
		right: said(one, other),
		wrong: [
			[said(turned(one), other), why],
			[said(one, turned(other)), why],
		],
	};
};

const zeroOf = (tool: string, thing: string) =>
	always(
		`Which mark of the ${tool} belongs where ${thing} begins?`,
		"The zero",
		["The 1", "Then everything would measure 1 too many."],
		["The last one", "Measuring begins at zero."],
	);

const xsAbove = always(
	"What tells how many have that length?",
	"The X’s above it",
	["The number below the line", "That number is the length."],
	["All X’s of the line plot", "The others have other lengths."],
);

const slope = always("Which number tells the slope?", "The coefficient of $x$", [
	"The constant",
	"The constant tells where the line meets the $y$-axis.",
]);

/** What is given, read or known before anything is calculated. */
export const claimsOfGiven: Claims = [
	[/^The rule is \$\(x, y\) \\to (\([-xy, ]+\))\$\.$/, ruleOf],
	[/^(\d+) minutes have passed since (\d+) o’clock\.$/, minutesPast],
	[/^It happened in (\d+) of (\d+) (\w+)\.$/, happened],
	[/First (\d+) (go away|come), and then (\d+) (go away|come)\.$/, changes],
	[/^The zero of the ruler lies where/, zeroOf("ruler", "the thing")],
	[/^The zero of the protractor lies/, zeroOf("protractor", "the angle")],
	[/^Find .+ below the line(?:, and go straight up)?\./, xsAbove],
	[/^The coefficient of \$?x\$? is the slope/, slope],
	[
		/^Every digit moves (one place|\d+ places) to the (left|right)\.$/,
		([places = "", way = ""]) => {
			const other = way === "left" ? "right" : "left";
			return {
				asked: "How do the digits move?",
				right: `${places} to the ${way}`,
				wrong: [[`${places} to the ${other}`, "To the left, a digit gets a larger value."]],
			};
		},
	],
	[
		/^Count (\d+) steps of (\d+)/,
		filled(
			"How do you count to find the product?",
			"{0} steps of {1}",
			["One step of {1}", "That is only one group."],
			["From {1} up to {0}", "The step stays the same: each one is {1}."],
		),
	],
	[
		/^There are (\d+) rows with (\d+) dots in each\.$/,
		filled("How are the dots arranged?", "In {0} rows, {1} in each", [
			"In {0} rows, {0} in each",
			"Count the dots of one row.",
		]),
	],
	[
		/^(\d+) parts? of (\d+) reach(?:es)? as far as (\d+) of (\d+)\.$/,
		filled(
			"How far do {0} of {1} parts reach?",
			"As far as {2} of {3}",
			["Farther than {2} of {3}", "Compare where the colored parts end."],
			["Less far than {2} of {3}", "Compare where the colored parts end."],
		),
	],
	[
		/^A rectangle has two pairs of equal sides\.$/,
		always(
			"Which sides of a rectangle are equal?",
			"Opposite sides",
			["All four sides", "Only a square has four equal sides."],
			["None of them", "Compare the top with the bottom."],
		),
	],
	[
		/^Both fractions have the denominator (\d+), so the parts are the same size\.$/,
		filled("What does the same denominator tell?", "The parts are the same size", [
			"The fractions are equal",
			"They can still have different numbers of parts.",
		]),
	],
	[
		/^The (.+) depends on the (.+)\.$/,
		filled("Which of the two depends on the other?", "The {0}", [
			"The {1}",
			"That one changes first. The other one follows.",
		]),
	],
	[
		/^\$(\d+)([a-z])\$ means/,
		filled("What does ${0}{1}$ mean?", "${0} \\times {1}$", [
			"${0} + {1}$",
			"A number right before a letter is multiplied by it.",
		]),
	],
	[
		/^The number \$?(-?[\d.]+)\$? itself does not fit\./,
		filled("Does {0} itself fit?", "No", ["Yes", "Read the words again: is equal allowed?"]),
	],
	[
		/^Vertical angles have the same measure/,
		always(
			"What is true of vertical angles?",
			"They have the same measure",
			["They add up to 180°", "That is true of angles that make a straight line."],
			["They add up to 90°", "That is true of complementary angles."],
		),
	],
	[
		/^The volume is the area of the base times the (length|height)\.$/,
		filled(
			"How do you find the volume?",
			"Area of the base times the {0}",
			["Area of the base plus the {0}", "Each layer is counted as often as there are layers."],
			["Sum of all the edges", "The edges only tell how long the solid is."],
		),
	],
	[
		/^The order and the grouping of factors do not change the product\.$/,
		always(
			"What happens to a product when its factors are regrouped?",
			"It stays the same",
			["It gets larger", "Try it with 2, 3, and 4."],
			["It gets smaller", "Try it with 2, 3, and 4."],
		),
	],
	[
		/^In order: /,
		always(
			"What do you do first to find the median?",
			"Put the numbers in order",
			["Add the numbers", "That is the first step to the mean."],
			["Take the middle of the list as it is", "Only in order is the middle one the median."],
		),
	],
	[
		/^(\d+) groups of (\d+) are put together\.$/,
		filled("What happens in the story?", "{0} groups of {1} are put together", [
			"{0} things are split into groups of {1}",
			"Read the story again: does it tell the total?",
		]),
	],
	[
		/^The total (\d+) is split into equal groups\.$/,
		filled("What happens in the story?", "The total {0} is split into equal groups", [
			"{0} equal groups are put together",
			"Read the story again: the total is known.",
		]),
	],
	[
		/^The wholes are not cut: .+ is (\d+) wholes?\.$/,
		always(
			"What does the denominator 1 tell?",
			"The wholes are not cut",
			["There is one whole", "The numerator tells how many there are."],
			["One part is left out", "The denominator tells into how many parts a whole is cut."],
		),
	],
];
