import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { storyGraph } from "../../figures/story-graph.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

type Piece = "fast up" | "slow up" | "level" | "fast down" | "slow down";

interface Scene {
	y_name: string;
	/** What each piece means, to be joined by "then". */
	pieces: Readonly<Record<Piece, string>>;
	/** Begins the story. */
	start: (words: string) => string;
}

const SCENES: readonly Scene[] = [
	{
		y_name: "Distance from home (hundreds of meters)",
		pieces: {
			"fast up": "runs away from home",
			"slow up": "walks slowly away from home",
			level: "stands still",
			"fast down": "runs back towards home",
			"slow down": "walks slowly back towards home",
		},
		start: (words) => `Someone first ${words}.`,
	},
	{
		y_name: "Water in a tank (hundreds of liters)",
		pieces: {
			"fast up": "fills up quickly",
			"slow up": "fills up slowly",
			level: "keeps its water",
			"fast down": "empties quickly",
			"slow down": "empties slowly",
		},
		start: (words) => `A tank first ${words}.`,
	},
	{
		y_name: "Height of a drone (tens of meters)",
		pieces: {
			"fast up": "climbs quickly",
			"slow up": "climbs slowly",
			level: "keeps its height",
			"fast down": "sinks quickly",
			"slow down": "sinks slowly",
		},
		start: (words) => `A drone first ${words}.`,
	},
	{
		y_name: "Temperature of a soup (tens of degrees)",
		pieces: {
			"fast up": "heats up quickly",
			"slow up": "heats up slowly",
			level: "keeps its temperature",
			"fast down": "cools down quickly",
			"slow down": "cools down slowly",
		},
		start: (words) => `A soup first ${words}.`,
	},
];

/** 1: the sentence for a graph of three pieces; 2: fast and slow pieces too; 3: the graph for a story; 4: match stories and graphs; 5: a graph of speed, or a story in own words. */
export const qualitativeGraphs = defineGenerator("qualitative-graphs", 4, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => sentence(random, false),
		() => sentence(random, true),
		() => picture(random),
		() => matching(random),
		() => (random.oneIn(3) ? inOwnWords(random) : speed(random)),
	])(),
);

/** Three pieces that fit between 0 and 10, the neighbours different. */
function pattern(random: Random, has_speeds: boolean): [Piece, Piece, Piece] {
	const ups: Piece[] = has_speeds ? ["fast up", "slow up"] : ["fast up"];
	const downs: Piece[] = has_speeds ? ["fast down", "slow down"] : ["fast down"];
	return random.pick<() => [Piece, Piece, Piece]>([
		() => [random.pick(ups), "level", random.pick(downs)],
		() => [random.pick(ups), "level", random.pick(ups)],
		() => [random.pick(downs), "level", random.pick(ups)],
		() => [random.pick(downs), "level", random.pick(downs)],
		() => ["level", random.pick(ups), random.pick(downs)],
		() => ["level", random.pick(downs), random.pick(ups)],
		() => [random.pick(ups), random.pick(downs), "level"],
	])();
}

const CHANGE: Readonly<Record<Piece, number>> = {
	"fast up": 2,
	"slow up": 0.5,
	level: 0,
	"fast down": -2,
	"slow down": -0.5,
};

/** How long a level piece lasts, and how high the lowest point lies: the same in all graphs of a question. */
interface Shape {
	rest: number;
	lift: number;
}

function shapeOf(random: Random): Shape {
	return { rest: random.integer(2, 4), lift: random.integer(0, 2) };
}

/** The corners of the graph: fast pieces are steep and short, slow ones gentle and long. */
function cornersOf(pieces: readonly Piece[], { rest, lift }: Shape): PlanePoint[] {
	const long = (piece: Piece) => (piece === "level" ? rest : CHANGE[piece] ** 2 > 1 ? 2 : 4);
	const steps = pieces.map((piece) => [long(piece), CHANGE[piece] * long(piece)] as const);
	const heights = steps.reduce<number[]>((list, [, by]) => [...list, (list.at(-1) ?? 0) + by], [0]);
	const base = lift - Math.min(...heights);
	const times = steps.reduce<number[]>((list, [by]) => [...list, (list.at(-1) ?? 0) + by], [0]);
	return times.map((time, at): PlanePoint => [time, base + (heights[at] ?? 0)]);
}

function graphOf(scene: Scene, pieces: readonly Piece[], shape: Shape) {
	return storyGraph({
		corners: cornersOf(pieces, shape),
		x_name: "Time (minutes)",
		y_name: scene.y_name,
		x_most: 12,
		y_most: 10,
	});
}

/** Without speeds the words leave out how fast it goes. */
function tell(scene: Scene, pieces: readonly Piece[], has_speeds: boolean): string {
	const words = pieces.map((piece) => {
		const text = scene.pieces[piece];
		return has_speeds
			? text
			: text
					.replace(/ (slowly|quickly)/, "")
					.replace("runs", "goes")
					.replace("walks", "goes");
	});
	return scene.start(words.join(", then "));
}

const TURNED: Readonly<Record<Piece, Piece>> = {
	"fast up": "fast down",
	"slow up": "slow down",
	level: "level",
	"fast down": "fast up",
	"slow down": "slow up",
};
const OTHER_SPEED: Readonly<Record<Piece, Piece>> = {
	"fast up": "slow up",
	"slow up": "fast up",
	level: "level",
	"fast down": "slow down",
	"slow down": "fast down",
};

const HINTS = [
	"What does the vertical axis tell? Rising means more of that, falling means less.",
	"A level piece means that nothing changes.",
	"The steeper a piece, the faster the change.",
];

/** Other stories near to this one, with the idea behind them. */
function near(
	pieces: readonly Piece[],
	has_speeds: boolean,
): readonly (readonly [Piece[], string, string])[] {
	return [
		[
			pieces.map((piece) => TURNED[piece]),
			"turned-up-and-down",
			"Does the quantity on the vertical axis become more or less in the first piece that is not level?",
		],
		...(has_speeds
			? [
					[
						pieces.map((piece) => OTHER_SPEED[piece]),
						"mixed-up-fast-and-slow",
						"Compare how steep the pieces are. Steeper means faster.",
					] as const,
				]
			: []),
		[
			pieces.toReversed().map((piece) => TURNED[piece]),
			"read-from-right-to-left",
			"Read the graph from left to right: that is how time goes.",
		],
		[
			[...pieces.slice(1), ...pieces.slice(0, 1)],
			"mixed-up-the-order",
			"Begin at the left. What happens first?",
		],
	];
}

function sentence(random: Random, has_speeds: boolean) {
	const scene = random.pick(SCENES);
	const pieces = pattern(random, has_speeds);
	const right = tell(scene, pieces, has_speeds);
	const is_way = scene.y_name.startsWith("Distance") && pieces[0] !== "level";
	return chooseOption(
		random,
		{
			prompt: "Which story fits the graph?",
			figure: graphOf(scene, pieces, shapeOf(random)),
			hints: has_speeds ? HINTS : HINTS.slice(0, 2),
			explanation: `From left to right the pieces of the graph are: ${pieces.map(inWords).join(", ")}. ${right}`,
		},
		{
			right,
			wrong: [
				...(is_way
					? [
							[
								"Someone walks over hills: up where the graph rises and down where it falls.",
								"graph-seen-as-picture",
								"The graph does not show the path. It shows how far away from home someone is.",
							] as const,
						]
					: []),
				...near(pieces, has_speeds).map(
					([other, id, feedback]) => [tell(scene, other, has_speeds), id, feedback] as const,
				),
			],
		},
	);
}

const inWords = (piece: Piece) =>
	({
		"fast up": "rising steeply",
		"slow up": "rising gently",
		level: "level",
		"fast down": "falling steeply",
		"slow down": "falling gently",
	})[piece];

function picture(random: Random) {
	const shape = shapeOf(random);
	const scene = random.pick(SCENES);
	const pieces = pattern(random, true);
	const others = near(pieces, true);
	const key = (list: readonly Piece[]) => list.join();
	const kept = others.filter(
		([other], at) =>
			key(other) !== key(pieces) && others.findIndex(([one]) => key(one) === key(other)) === at,
	);
	return choosePicture(
		random,
		{
			prompt: `${tell(scene, pieces, true)} Which graph shows this?`,
			hints: HINTS,
			explanation: `From left to right the pieces of the graph must be: ${pieces.map(inWords).join(", ")}.`,
		},
		{
			right: graphOf(scene, pieces, shape),
			wrong: kept.slice(0, 3).map(([other, id, feedback]) => ({
				figure: graphOf(scene, other, shape),
				mistake: [id, feedback] as const,
			})),
		},
	);
}

function matching(random: Random) {
	const shape = shapeOf(random);
	const scene = random.pick(SCENES);
	const patterns: Piece[][] = [];
	while (patterns.length < 3) {
		const pieces = pattern(random, true);
		if (!patterns.some((other) => other.join() === pieces.join())) patterns.push(pieces);
	}
	const turned = patterns.flatMap((one, left) =>
		patterns.flatMap((other, right) =>
			left !== right && one[0]?.slice(0, 4) !== other[0]?.slice(0, 4)
				? [["mixed-up-the-first-piece", left, right, "What happens first? Look at the left piece."] as const]
				: [],
		),
	);
	const ended = patterns.flatMap((one, left) =>
		patterns.flatMap((other, right) =>
			left !== right && one[2] !== other[2]
				? [
						[
							"mixed-up-the-last-piece",
							left,
							right,
							"How does the story end? Look at the right piece, and at how steep it is.",
						] as const,
					]
				: [],
		),
	);
	const used = turned[0];
	return matchPairs(
		random,
		{
			prompt: "Match each story with its graph.",
			hints: HINTS,
			explanation: patterns
				.map((pieces) => `${tell(scene, pieces, true)} The graph: ${pieces.map(inWords).join(", ")}.`)
				.join(" "),
		},
		{
			pairs: patterns.map((pieces) => [tell(scene, pieces, true), graphOf(scene, pieces, shape)] as const),
			mistakes: [
				...turned.slice(0, 1),
				...ended.filter(([, left, right]) => left !== used?.[1] || right !== used[2]).slice(0, 1),
			],
		},
	);
}

const MOVERS = ["A cyclist", "A bus", "A skater", "A train", "A runner", "A car", "A tram"] as const;

function speed(random: Random) {
	const mover = random.pick(MOVERS);
	const a = random.integer(2, 4);
	const b = a + random.integer(2, 3);
	const c = b + random.integer(2, 3);
	const high = random.integer(4, 8);
	const kind = random.pick(["rise", "level", "fall"] as const);
	const corners: PlanePoint[] = [
		[0, 0],
		[a, high],
		[b, high],
		[c, 0],
	];
	const [from, to] = { rise: [0, a], level: [a, b], fall: [b, c] }[kind];
	const texts = {
		rise: "It gets faster and faster.",
		level: "It goes on at the same speed.",
		fall: "It gets slower and slower.",
		stand: "It stands still.",
		up: "It goes up a hill.",
		flat: "It goes along a flat road after a hill.",
		down: "It goes down a hill.",
		away: "It goes away from its start at the same speed.",
		back: "It goes back to its start.",
	} as const;
	const path = { rise: texts.up, level: texts.flat, fall: texts.down }[kind];
	const distance = { rise: texts.away, level: texts.stand, fall: texts.back }[kind];
	const turned = { rise: texts.fall, level: texts.rise, fall: texts.rise }[kind];
	return chooseOption(
		random,
		{
			prompt: `The graph shows the speed of ${mover[0]?.toLowerCase()}${mover.slice(1)}. What happens from minute ${from} to minute ${to}?`,
			figure: storyGraph({ corners, x_name: "Time (minutes)", y_name: "Speed", x_most: 10, y_most: 10 }),
			hints: [
				"What does the vertical axis tell here: a place, a distance or a speed?",
				"Is that quantity becoming more, becoming less, or staying the same?",
			],
			explanation: `From minute ${from} to minute ${to} the graph ${kind === "rise" ? "rises: the speed grows" : kind === "fall" ? "falls: the speed gets smaller" : "is level: the speed stays the same, and it is not 0"}. ${texts[kind]}`,
		},
		{
			right: texts[kind],
			wrong: [
				[path, "graph-seen-as-picture", "The graph does not show the path. It shows a speed."],
				[distance, "speed-read-as-distance", "The vertical axis tells the speed, not the distance."],
				[turned, "turned-up-and-down", "Read from left to right: does the speed become more or less?"],
			],
		},
	);
}

function inOwnWords(random: Random): Question {
	const name = random.pick(NAMES);
	const [a, b, c] = [random.integer(2, 4), random.integer(5, 7), random.integer(8, 10)];
	const far = random.integer(4, 9);
	const corners: PlanePoint[] = [
		[0, 0],
		[a, far],
		[b, far],
		[c, 0],
	];
	return {
		question_type: "VERIFY_WITH_LLM",
		answer_type: "STRING",
		prompt: `The graph shows how far ${name} is from home. Tell a story that fits all three pieces of the graph.`,
		cta: "Write two or three sentences.",
		figure: storyGraph({
			corners,
			x_name: "Time (minutes)",
			y_name: "Distance from home (hundreds of meters)",
			x_most: 10,
			y_most: 10,
		}),
		hints: [
			"What does a rising piece mean for the distance from home?",
			"Where is someone when the distance does not change?",
		],
		explanation: `Up to minute ${a}, ${name} moves away from home. From minute ${a} to minute ${b} the distance does not change. Then ${name} comes back and is home again in minute ${c}.`,
		known_mistakes: [],
		key: {
			rubric: [
				{ id: "away", requirement: `In the first piece (to minute ${a}) the person moves away from home.` },
				{
					id: "stays",
					requirement: `In the level piece (minute ${a} to ${b}) the distance from home does not change, for example the person stays somewhere.`,
				},
				{ id: "back", requirement: `In the last piece (minute ${b} to ${c}) the person comes back home.` },
			],
			sample_answer: `${name} walks away from home for ${a} minutes. Then ${name} stays at a shop until minute ${b}. After that ${name} walks back and is home in minute ${c}.`,
		},
	};
}
