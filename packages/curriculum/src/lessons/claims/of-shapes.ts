import { always, type Claims, filled, type MakeClaim } from "./claim.ts";

const OPPOSITE: Readonly<Record<string, string>> = { left: "right", right: "left", up: "down", down: "up" };

/** "Go 3 to the right and 10 up." */
const moves: MakeClaim = ([across = "", side = "", upright = "", way = ""]) => {
	const path = (x: string, to: string, y: string) => `${x} to the ${to} and ${y} ${way}`;
	return {
		asked: "How do you get there from the origin?",
		right: path(across, side, upright),
		wrong: [
			[path(across, OPPOSITE[side] ?? "", upright), "Look on which side of the origin it is."],
			...(across === upright
				? []
				: ([
						[path(upright, side, across), "The first number goes right or left, the second one up or down."],
					] as const)),
		],
	};
};

/** "The rule is (x, y) → (x + 5, y + 1)." */
const rule: MakeClaim = ([x_sign = "", x = "", y_sign = "", y = ""]) => {
	const other = (sign: string) => (sign === "+" ? "-" : "+");
	const rule_of = (one: string, other_one: string) => `$(x, y) \\to (x ${one}, y ${other_one})$`;
	return {
		asked: "Which rule belongs to this translation?",
		right: rule_of(`${x_sign} ${x}`, `${y_sign} ${y}`),
		wrong: [
			[
				rule_of(`${other(x_sign)} ${x}`, `${other(y_sign)} ${y}`),
				"Right and up add. Left and down subtract.",
			],
			...(x === y && x_sign === y_sign
				? []
				: ([
						[rule_of(`${y_sign} ${y}`, `${x_sign} ${x}`), "Right and left change x. Up and down change y."],
					] as const)),
		],
	};
};

/** "rises steeply, then is level, then falls gently" */
const pieces: MakeClaim = ([told = ""]) => {
	const parts = told.split(", then ");
	const path = (each: readonly string[]) => each.join(", then ");
	const turned = path(parts.toReversed());
	const mirrored = path(
		parts.map((part) => part.replace(/rises|falls/, (word) => (word === "rises" ? "falls" : "rises"))),
	);
	return {
		asked: "Read the graph from left to right. What does it do?",
		right: `It ${told}`,
		wrong: [
			[`It ${mirrored}`, "Up means that it rises, down that it falls."],
			...(turned === told ? [] : ([[`It ${turned}`, "That is read from right to left."]] as const)),
		],
	};
};

/** "The line goes through (5, 10): 10 gallons in 5 minutes." */
const pointTold: MakeClaim = ([x = "", y = "", things = "", unit = ""]) =>
	x === y
		? undefined
		: {
				asked: `What does the point $(${x}, ${y})$ tell?`,
				right: `${y} ${things} in ${x} ${unit}`,
				wrong: [
					[`${x} ${things} in ${y} ${unit}`, "The first number is read on the horizontal axis."],
					[`${y} ${things} in 1 ${unit.replace(/s$/, "")}`, `It takes ${x} ${unit}.`],
				],
			};

/** "Follow one vertex of P: (1, 2) goes to (-2, 1).", before a step with all vertices. */
const image: MakeClaim = ([vertex = "", goes = ""], { after = [] }) => {
	const all = /go to (\(.+\))\.$/.exec(after[0] ?? "")?.[1]?.match(/\([^)]*\)/g) ?? [];
	return {
		asked: `Which vertex of Q belongs to $${vertex}$ of P?`,
		right: `$${goes}$`,
		wrong: all
			.filter((each) => each !== goes)
			.map(
				(each) => [`$${each}$`, "That one belongs to another vertex of P. Follow the right angle."] as const,
			),
	};
};

const ENDPOINTS = [
	["None", "A dot at an end is an endpoint. An arrow is none."],
	["One", "Look at both ends: each can be a dot or an arrow."],
	["Two", "An arrow means that it goes on: there is no endpoint."],
] as const;

const endpoints = (right: number): MakeClaim =>
	always(
		"How many endpoints does it have?",
		ENDPOINTS[right]?.[0] ?? "",
		...ENDPOINTS.filter((_, at) => at !== right),
	);

export const claimsOfShapes: Claims = [
	[/[Gg]o (\d+) to the (left|right) and (\d+) (up|down)\.$/, moves],
	[/^The rule is \$\(x, y\) \\to \(x ([+-]) (\d+), y ([+-]) (\d+)\)\$\.$/, rule],
	[/^From left to right, the graph (.+)\.$/, pieces],
	[/^The line goes through \((\d+), (\d+)\): \2 ([a-z ]+) in \1 ([a-z ]+)\.$/, pointTold],
	[/^Follow one vertex of P: \$(\(.+\))\$ goes to \$(\(.+\))\$\.$/, image],
	[/so it has two endpoints\.$/, endpoints(2)],
	[/^It begins at one endpoint/, endpoints(1)],
	[/has no endpoints\.$/, endpoints(0)],
	[
		/^It begins at 0, so the mark at its end/,
		always(
			"Which mark tells the length?",
			"The mark at its end",
			["The mark at its start", "It starts at 0, and it is longer than 0."],
			["The last mark of the ruler", "The ruler goes on behind it."],
		),
	],
	[
		/^So it takes more (.+) than (.+)\.$/,
		filled("Does it take more {0} or more {1}?", "More {0}", ["More {1}", "A shorter unit fits more often."]),
	],
	[
		/^The length of (the .+) doesn’t change\.$/,
		filled(
			"What happens to the length of {0} with another unit?",
			"It stays the same",
			["It gets longer", "Only the number of units is larger."],
			["It gets shorter", "Only the number of units changes."],
		),
	],
	[
		/compare it with a length that you know\.$/,
		always(
			"How can you find out without measuring?",
			"Compare with a length I know",
			["Take the largest number", "A large number can be far too long."],
			["Take the smallest unit", "A small unit would be needed very often."],
		),
	],
	[
		/^All the colored squares cover the shape\.$/,
		always(
			"Which squares count for the area?",
			"All the colored ones",
			["Those along the edge", "The squares in the middle cover the shape, too."],
			["Those of one row", "The other rows cover the shape, too."],
		),
	],
	[
		/^Add all \d+ sides, each once\.$/,
		always(
			"Which sides are part of the way around?",
			"All of them, each once",
			["Only two of them", "The way around goes along every side."],
			["All of them, each twice", "On the way around you pass each side once."],
		),
	],
	[
		/^Its angles are [\d°, ]+\.$/,
		always(
			"How many degrees is a right angle?",
			"90°",
			["45°", "That is half of a right angle."],
			["180°", "That is a straight line."],
		),
	],
	[
		/^One arm is at the 0 of the (inner|outer) row\.$/,
		([row = ""]) => {
			const other = row === "inner" ? "outer" : "inner";
			return {
				asked: "Which row of numbers do you read?",
				right: `The ${row} row`,
				wrong: [[`The ${other} row`, `At the first arm, the ${other} row is not at 0.`]],
			};
		},
	],
	[
		/^The (x|y)-coordinate is the same at both ends\.$/,
		([same = ""]) => {
			const other = same === "x" ? "y" : "x";
			return {
				asked: "Which coordinate is the same at both ends?",
				right: `The ${same}-coordinate`,
				wrong: [
					[
						`The ${other}-coordinate`,
						`Compare the ${same === "x" ? "first" : "second"} numbers of both points.`,
					],
				],
			};
		},
	],
	[
		/^By the Pythagorean theorem, \$a\^2 \+ b\^2 = c\^2\$\.$/,
		always(
			"What does the Pythagorean theorem say?",
			"$a^2 + b^2 = c^2$",
			["$a + b = c$", "Two sides together are longer than the third. Their squares add up."],
			["$(a + b)^2 = c^2$", "Square each leg first. Then add."],
		),
	],
	[
		/^Translations, reflections,? and rotations keep/,
		always(
			"What do these motions keep?",
			"All lengths and angles",
			["Only the angles", "The figure does not get larger or smaller."],
			["The place of each point", "The figure moves, so its points do."],
		),
	],
	[
		/^The point is at \$\((\d+), (\d+)\)\$\.$/,
		([x = "", y = ""]) =>
			x === y
				? undefined
				: {
						asked: "Which number do you read on the vertical axis?",
						right: y,
						wrong: [[x, "That one is below the point, on the horizontal axis."]],
					},
	],
	[
		/^\$(-?\d+)\$ is to the (left|right) of zero, so its opposite/,
		([number = "", side = ""]) => ({
			asked: `On which side of zero is the opposite of $${number}$?`,
			right: `On the ${OPPOSITE[side] ?? ""}`,
			wrong: [[`On the ${side}`, `$${number}$ itself is there.`]],
		}),
	],
	[
		/^Start at \$-?\d+\$ and move (\d+) to the (left|right)\.$/,
		([count = "", side = ""]) => ({
			asked: "Which way do you move on the number line?",
			right: `${count} to the ${side}`,
			wrong: [
				[
					`${count} to the ${OPPOSITE[side] ?? ""}`,
					"Adding a positive number moves right, a negative one left.",
				],
			],
		}),
	],
];
