import { ask, defineSkill, type Form, given, slip, whole, words } from "../../kit/index.ts";
import { meetings, mixtures, purchases, type Story, type Told } from "./stories-in-points.ts";
import { parts, prices, sumAndDifference } from "./system-stories.ts";

const filled = ({ both }: Told, x: number, y: number) =>
	words(`${both.replace("[[x]]", `${x}`).replace("[[y]]", `${y}`)}.`);
const system = (one: string, other: string) => words(`$${one}$ and $${other}$`);
const hintsOf = ({ equations, last }: Told) =>
	[
		"Call the two unknown numbers $x$ and $y$. Each fact of the story gives an equation.",
		`One equation is $${equations[0]}$. What is the other one?`,
		last,
	] as const;
const stepsOf = (told: Told) => [`$${told.equations[0]}$ and $${told.equations[1]}$.`, told.solving];

/** FILL_MULTIPLE: both unknowns. */
const both = (story: Story) =>
	ask.stepwise((random) => {
		const told = story(random);
		return (
			told && {
				prompt: `${told.story} ${told.both}.`,
				boxes: {
					x: { right: whole(told.x), wrong: told.wrong.map(([each, x]) => [each, whole(x)] as const) },
					y: { right: whole(told.y), wrong: told.wrong.map(([each, , y]) => [each, whole(y)] as const) },
				},
				hints: hintsOf(told),
				steps: [...stepsOf(told), filled(told, told.x, told.y).shown],
			}
		);
	});

/** One of the unknowns. */
const one =
	(story: Story): Form =>
	(random) => {
		const told = story(random);
		const asked = random.pick([0, 1] as const);
		if (told === undefined) return undefined;
		const { x, y, wrong } = told;
		return {
			prompt: `${told.story} ${told.asks[asked]}`,
			right: whole([x, y][asked] ?? x),
			wrong: wrong.map(
				([each, p, q]) =>
					[
						each === slip.swappedTheTwoNumbers ? slip.gaveOtherUnknown : each,
						whole([p, q][asked] ?? p),
					] as const,
			),
			hints: hintsOf(told),
			steps: [...stepsOf(told), filled(told, x, y).shown],
		};
	};

/** Both unknowns in a sentence, to choose or to find the mistake in. */
const sentence =
	(story: Story): Form =>
	(random) => {
		const told = story(random);
		return (
			told && {
				prompt: `${told.story} Which answer fits both facts?`,
				right: filled(told, told.x, told.y),
				// One thing or less would read oddly.
				wrong: told.wrong
					.filter(([, x, y]) => x > 1 && y > 1)
					.map(([each, x, y]) => [each, filled(told, x, y)]),
				hints: hintsOf(told),
				steps: [...stepsOf(told), filled(told, told.x, told.y).shown],
			}
		);
	};

/** The system that tells a story. */
const systemOf = (tell: Story): Form =>
	given(tell, (told, random) => {
		const story = `${told.story} ${told.both.replace("[[x]]", "$$x$$").replace("[[y]]", "$$y$$")}.`;
		return {
			prompt: `${story} ${random.pick(["Which system of equations fits the story?", "Which two equations fit the story?"])}`,
			task: `the system of equations for “${story}”`,
			right: system(...told.equations),
			wrong: told.wrongSystems.map(([each, p, q]) => [each, system(p, q)]),
			hints: [
				"Each sentence with numbers gives an equation.",
				`What does $x$ stand for, and what does $y$ stand for?`,
				"Try numbers that fit the story. Do they make both equations true?",
			],
			steps: [
				`The facts of the story give $${told.equations[0]}$ and $${told.equations[1]}$.`,
				`The system is ${system(...told.equations).shown}.`,
			],
		};
	});

const hard: Story = (random) => (random.oneIn(2) ? meetings : mixtures)(random);

// 1: sum and difference. 2: two kinds with a count and a total. 3: prices and coins, and the system itself. 4: two purchases.
// 5: two amounts that meet, mixtures, and explaining a mistake.
export const systemsWord = defineSkill("systems-word", 16, {
	1: [both(sumAndDifference), ask.typed(one(sumAndDifference)), ask.chosen(sentence(sumAndDifference))],
	2: [both(parts), ask.typed(one(parts)), ask.chosen(systemOf(sumAndDifference))],
	3: [both(prices), ask.typed(one(prices)), ask.chosen(systemOf(prices)), ask.chosen(systemOf(parts))],
	4: [both(purchases), ask.typed(one(purchases)), ask.chosen(systemOf(purchases))],
	5: [both(hard), ask.typed(one(hard)), ask.chosen(systemOf(hard)), ask.explainTheMistake(systemOf(prices))],
});
