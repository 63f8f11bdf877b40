/** p x + q = r, p x - q = r, p (x + q) = r or p (x - q) = r. */
export type Shape = "added" | "taken" | "group-added" | "group-taken";

interface Story {
	shape: Shape;
	/** With {p}, {q} and {r}, and {name}. */
	text: string;
	ask: string;
	/** What is asked for, after "Let x be": "the number of miles". */
	unknown: string;
	unit: string;
	/** The largest p, q and x that fit the story. */
	most: readonly [p: number, q: number, x: number];
}

const story = (
	shape: Shape,
	text: string,
	ask: string,
	unknown: string,
	unit: string,
	most: Story["most"],
): Story => ({ shape, text, ask, unknown, unit, most });

/** Stories that an equation of two steps solves. */
export const STORIES: readonly Story[] = [
	story(
		"added",
		"A taxi ride costs {q} dollars to start and {p} dollars for each mile. {name} pays {r} dollars.",
		"How many miles is the ride?",
		"the number of miles",
		"miles",
		[5, 9, 20],
	),
	story(
		"added",
		"{name} has saved {q} dollars and saves {p} dollars more each week until there are {r} dollars.",
		"How many weeks does it take?",
		"the number of weeks",
		"weeks",
		[30, 80, 25],
	),
	story(
		"added",
		"A basket weighs {q} ounces. With {p} equal melons in it, it weighs {r} ounces.",
		"How many ounces does one melon weigh?",
		"the weight of one melon in ounces",
		"ounces",
		[6, 30, 60],
	),
	story(
		"added",
		"A gym charges {q} dollars to join and {p} dollars each month. So far, {name} has paid {r} dollars.",
		"For how many months has {name} been a member?",
		"the number of months",
		"months",
		[45, 90, 24],
	),
	story(
		"added",
		"A plant was {q} inches tall when {name} bought it. It grows {p} inches each month and is now {r} inches tall.",
		"How many months ago did {name} buy it?",
		"the number of months",
		"months",
		[4, 15, 18],
	),
	story(
		"added",
		"A tank holds {q} gallons of water. A pump adds {p} gallons each minute until there are {r} gallons.",
		"How many minutes does the pump run?",
		"the number of minutes",
		"minutes",
		[25, 90, 40],
	),
	story(
		"added",
		"{name} reads {q} pages on Sunday and then the same number of pages on each of {p} days, {r} pages in all.",
		"How many pages does {name} read on each of those days?",
		"the number of pages on each of those days",
		"pages",
		[6, 60, 45],
	),
	story(
		"added",
		"Renting a boat costs {q} dollars plus {p} dollars for each hour. {name} pays {r} dollars.",
		"For how many hours does {name} rent the boat?",
		"the number of hours",
		"hours",
		[30, 50, 9],
	),
	story(
		"taken",
		"{name} buys {p} tickets of the same price. A coupon takes {q} dollars off the total, and {name} pays {r} dollars.",
		"How many dollars does one ticket cost without the coupon?",
		"the price of one ticket in dollars",
		"dollars",
		[9, 25, 40],
	),
	story(
		"taken",
		"There are {p} bags with the same number of apples. After {q} apples are eaten, {r} apples are left.",
		"How many apples were in each bag at first?",
		"the number of apples in a bag",
		"apples",
		[9, 30, 24],
	),
	story(
		"taken",
		"{name} sells {p} bracelets at the same price. After spending {q} dollars on beads, {name} has {r} dollars left.",
		"How many dollars does one bracelet cost?",
		"the price of one bracelet in dollars",
		"dollars",
		[25, 40, 18],
	),
	story(
		"taken",
		"A carpenter lays {p} equal boards end to end and cuts off {q} inches. The rest is {r} inches long.",
		"How many inches long is one board?",
		"the length of one board in inches",
		"inches",
		[8, 30, 96],
	),
	story(
		"taken",
		"A baker fills {p} trays with the same number of rolls. {q} rolls burn, and {r} rolls can be sold.",
		"How many rolls are on one tray?",
		"the number of rolls on a tray",
		"rolls",
		[9, 25, 48],
	),
	story(
		"group-added",
		"A group of {p} friends goes to a game. Each one buys a ticket and a snack for {q} dollars. Together they pay {r} dollars.",
		"How many dollars does one ticket cost?",
		"the price of one ticket in dollars",
		"dollars",
		[9, 15, 40],
	),
	story(
		"group-added",
		"{name} packs {p} equal gift bags. Each one holds some pencils and {q} stickers, {r} items in all.",
		"How many pencils are in each bag?",
		"the number of pencils in a bag",
		"pencils",
		[12, 15, 12],
	),
	story(
		"group-added",
		"On each of {p} days, {name} runs the same distance in the morning and {q} miles in the evening, {r} miles in all.",
		"How many miles does {name} run each morning?",
		"the number of miles each morning",
		"miles",
		[6, 5, 9],
	),
	story(
		"group-added",
		"A florist ties {p} equal bunches. Each one has some roses and {q} tulips. The florist uses {r} flowers.",
		"How many roses are in each bunch?",
		"the number of roses in a bunch",
		"roses",
		[12, 9, 15],
	),
	story(
		"group-taken",
		"Each of {p} equal boards is cut {q} inches shorter. Laid end to end, they are now {r} inches long.",
		"How many inches long was one board at first?",
		"the length of one board in inches",
		"inches",
		[8, 12, 72],
	),
	story(
		"group-taken",
		"{name} buys {p} shirts of the same price. Each one is {q} dollars off, and {name} pays {r} dollars.",
		"How many dollars does one shirt cost without the discount?",
		"the price of one shirt in dollars",
		"dollars",
		[8, 9, 35],
	),
];
