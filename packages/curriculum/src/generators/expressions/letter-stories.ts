import { slip } from "../../kit/index.ts";
import type { Phrase } from "./phrases.ts";

const { swappedTheParts, tookAnotherOperation, swappedTheNumbers, forgotParentheses } = slip;
const { addedEveryNumber, countedOneGroupOnly, groupedOtherNumbers, moreTakenAsTimes } = slip;
const { dividedTheGroups, subtractedToShare, addedBeforeTheLastStep } = slip;

const added = (text: string): Phrase => [
	text,
	"{x} + {b}",
	[
		[moreTakenAsTimes, "{b}{x}"],
		[tookAnotherOperation, "{x} - {b}"],
		[swappedTheParts, "{b} - {x}"],
	],
];
const lessened = (text: string): Phrase => [
	text,
	"{x} - {b}",
	[
		[swappedTheParts, "{b} - {x}"],
		[tookAnotherOperation, "{x} + {b}"],
		[moreTakenAsTimes, "{b}{x}"],
	],
];
const spent = (text: string): Phrase => [
	text,
	"{b} - {x}",
	[
		[swappedTheParts, "{x} - {b}"],
		[tookAnotherOperation, "{b} + {x}"],
		[moreTakenAsTimes, "{b}{x}"],
	],
];
const repeated = (text: string): Phrase => [
	text,
	"{b}{x}",
	[
		[tookAnotherOperation, "{x} + {b}"],
		[dividedTheGroups, "\\dfrac{{x}}{{b}}"],
		[countedOneGroupOnly, "{b}"],
	],
];
const shared = (text: string): Phrase => [
	text,
	"\\dfrac{{x}}{{a}}",
	[
		[swappedTheParts, "\\dfrac{{a}}{{x}}"],
		[tookAnotherOperation, "{a}{x}"],
		[subtractedToShare, "{x} - {a}"],
	],
];
const paidOnce = (text: string): Phrase => [
	text,
	"{b} + {a}{x}",
	[
		[swappedTheNumbers, "{b}{x} + {a}"],
		[groupedOtherNumbers, "({b} + {a}){x}"],
		[addedEveryNumber, "{b} + {a} + {x}"],
	],
];
const givenAway = (text: string): Phrase => [
	text,
	"{b} - {a}{x}",
	[
		[swappedTheParts, "{a}{x} - {b}"],
		[countedOneGroupOnly, "{b} - {x}"],
		[groupedOtherNumbers, "({b} - {a}){x}"],
	],
];
const sharedThenAdded = (text: string): Phrase => [
	text,
	"\\dfrac{{x}}{{a}} + {b}",
	[
		[addedBeforeTheLastStep, "\\dfrac{{x} + {b}}{{a}}"],
		[swappedTheParts, "\\dfrac{{a}}{{x}} + {b}"],
		[tookAnotherOperation, "{a}{x} + {b}"],
	],
];
const bothRepeated = (text: string): Phrase => [
	text,
	"{a}({x} + {b})",
	[
		[forgotParentheses, "{a}{x} + {b}"],
		[countedOneGroupOnly, "{x} + {b}"],
		[addedEveryNumber, "{a} + {x} + {b}"],
	],
];

export const ONE_STEP: readonly Phrase[] = [
	added("{name} is ${x}$ years old. A cousin is {b} years older. How old is the cousin?"),
	added("A puppy weighs ${x}$ pounds. It gains {b} pounds. How many pounds does it weigh then?"),
	added("A library has ${x}$ comics and buys {b} more. How many comics does it have then?"),
	lessened("A jar holds ${x}$ beans. {name} takes out {b} beans. How many are left?"),
	lessened("A train has ${x}$ passengers. At a stop, {b} of them get off. How many are still on the train?"),
	lessened("A jacket costs ${x}$ dollars. With a coupon it is {b} dollars off. How many dollars is it then?"),
	spent("{name} had {b} coins and spent ${x}$ of them. How many coins are left?"),
	spent("A game has {b} levels. {name} has finished ${x}$ of them. How many levels remain?"),
	spent("Of the {b} tables in a cafe, ${x}$ are taken. How many tables are free?"),
];

export const GROUPS: readonly Phrase[] = [
	repeated("One box holds {b} eggs. How many eggs are in ${x}$ boxes?"),
	repeated("A van drives ${x}$ miles each day. How many miles does it drive in {b} days?"),
	repeated("There are ${x}$ seats in each row of a theater with {b} rows. How many seats are there?"),
	repeated("Each of ${x}$ bracelets needs {b} beads. How many beads are needed?"),
	shared("{a} friends share ${x}$ dollars equally. How many dollars does each of them get?"),
	shared("A rope of ${x}$ feet is cut into {a} equal pieces. How many feet long is each piece?"),
	shared("{name} puts ${x}$ photos on {a} pages, the same number on each. How many photos are on a page?"),
	shared("A recipe for {a} people needs ${x}$ cups of broth. How many cups is that per person?"),
];

export const TWO_STEP_STORIES: readonly Phrase[] = [
	paidOnce(
		"Admission to a fair is {b} dollars, and each ride costs {a} dollars. How many dollars do admission and ${x}$ rides cost?",
	),
	paidOnce("A plant is {b} inches tall and grows {a} inches each week. How tall is it after ${x}$ weeks?"),
	paidOnce(
		"{name} has {b} dollars and saves {a} dollars a week. How many dollars is that after ${x}$ weeks?",
	),
	givenAway("{name} has {b} stickers and gives ${x}$ stickers to each of {a} friends. How many are left?"),
	givenAway(
		"A tank holds {b} gallons. It loses ${x}$ gallons an hour for {a} hours. How many gallons are left?",
	),
	sharedThenAdded(
		"${x}$ dollars are shared equally by {a} people. Each of them also gets {b} dollars more. How many dollars does each get?",
	),
	sharedThenAdded(
		"${x}$ marbles are put into {a} equal bags. Then {b} more marbles go into each bag. How many are in a bag?",
	),
	bothRepeated(
		"A ticket costs ${x}$ dollars and a lunch {b} dollars. How many dollars do {a} people pay if each takes both?",
	),
	bothRepeated("A gift box has ${x}$ candles and {b} soaps. How many things are in {a} of these boxes?"),
];
