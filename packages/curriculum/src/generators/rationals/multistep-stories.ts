/** A story and the unit of its answer. */
type Story = readonly [told: string, unit: string];

/** A whole {n}, a share {s} of it, and an amount {m} more are gone. */
export const RESTS: readonly Story[] = [
	[
		"{name} has {n} dollars, spends {s} of it on a game, and then {m} dollars on lunch. How many dollars are left?",
		"dollars",
	],
	[
		"A ribbon is {n} inches long. {name} uses {s} of it for a bow and then {m} inches for a tag. How many inches are left?",
		"inches",
	],
	[
		"A tank holds {n} gallons of water. On Monday {s} of it is used, and on Tuesday {m} gallons. How many gallons are left?",
		"gallons",
	],
	[
		"A book has {n} pages. {name} reads {s} of it in May and {m} pages in June. How many pages are left?",
		"pages",
	],
	[
		"A baker has {n} pounds of flour, uses {s} of it for bread, and then {m} pounds for cakes. How many pounds are left?",
		"pounds",
	],
	[
		"A bike tour is {n} miles long. {name} rides {s} of it on the first day and {m} miles on the second. How many miles are left?",
		"miles",
	],
	[
		"A roll has {n} feet of wire. {name} uses {s} of it for a fence and then {m} feet for a gate. How many feet are left?",
		"feet",
	],
	[
		"A theater has {n} seats. Online, {s} of them are sold, and at the door {m} more. How many seats are left?",
		"seats",
	],
];

/** Of a whole {n}, {p} percent and a share {s} of all belong to two groups. */
export const GROUPS: readonly Story[] = [
	[
		"Of {n} students, {p}% walk to school, and {s} of all students come by bus. How many come another way?",
		"students",
	],
	[
		"Of the {n} trees in a park, {p}% are oaks, and {s} of all trees are maples. How many are neither?",
		"trees",
	],
	["Of {n} books, {p}% are novels, and {s} of all books are comics. How many are other books?", "books"],
	[
		"A club has {n} members. Tennis is played by {p}%, and {s} of all members swim. Nobody does both. How many do neither?",
		"members",
	],
	[
		"A farm has {n} acres. Wheat grows on {p}%, and corn on {s} of all acres. How many acres are left?",
		"acres",
	],
	[
		"A shop sells {n} drinks. Of these, {p}% are water, and {s} of all drinks are juice. How many are other drinks?",
		"drinks",
	],
	[
		"In a survey of {n} people, {p}% say yes, and {s} of all people say no. How many have no opinion?",
		"people",
	],
	[
		"A theater sells {n} tickets. Of these, {p}% are for children, and {s} of all tickets are for students. How many tickets are neither?",
		"tickets",
	],
];

/** Each of {n} things holds or takes {s} of a unit. */
export const PORTIONS: readonly Story[] = [
	["One jar holds {s} of a quart. {name} fills {n} such jars. How many quarts is that exactly?", "quarts"],
	["One lap is {s} of a mile. {name} runs {n} such laps. How many miles is that exactly?", "miles"],
	[
		"One cake takes {s} of a pound of butter. A bakery makes {n} such cakes. How many pounds is that exactly?",
		"pounds",
	],
	["One lesson takes {s} of an hour. There are {n} such lessons. How many hours is that exactly?", "hours"],
	[
		"One bow takes {s} of a yard of ribbon. {name} ties {n} such bows. How many yards is that exactly?",
		"yards",
	],
	[
		"One can holds {s} of a gallon of paint. {name} uses {n} such cans. How many gallons is that exactly?",
		"gallons",
	],
	[
		"One shelf takes {s} of a meter of wood. {name} builds {n} such shelves. How many meters is that exactly?",
		"meters",
	],
	[
		"One bag holds {s} of a pound of nuts. A shop packs {n} such bags. How many pounds is that exactly?",
		"pounds",
	],
];

/** A rate of {w} dollars an hour, half as much again for special hours: {u} usual ones and {e} special ones. */
export const WAGES: readonly Story[] = [
	[
		"{name} earns {w} dollars an hour, and {h} times as much for overtime. How many dollars is that for {u} regular hours and {e} hours of overtime?",
		"dollars",
	],
	[
		"A guard gets {w} dollars an hour, and {h} times as much after midnight. How many dollars is that for a week with {u} hours before midnight and {e} hours after?",
		"dollars",
	],
	[
		"A parking garage charges {w} dollars an hour, and {h} times as much on weekends. How many dollars is that for {u} hours on weekdays and {e} hours on a weekend?",
		"dollars",
	],
	[
		"A plumber charges {w} dollars an hour, and {h} times as much on Sundays. How many dollars is that for a month with {u} regular hours and {e} hours on Sundays?",
		"dollars",
	],
	[
		"A driver gets {w} dollars an hour, and {h} times as much at night. How many dollars is that for {u} hours by day and {e} hours at night?",
		"dollars",
	],
	[
		"A band gets {w} dollars an hour, and {h} times as much on holidays. How many dollars is that for {u} regular hours and {e} hours on a holiday?",
		"dollars",
	],
];

/** Something {b} wide is exactly in the middle of something {a} wide. */
export const CENTERED: readonly Story[] = [
	[
		"A wall is {a} feet wide. A banner {b} feet wide hangs exactly in the middle. How many feet of wall are free on each side?",
		"feet",
	],
	[
		"A garage door is {a} feet wide. A sign {b} feet wide hangs exactly in the middle. How many feet of the door are free on each side?",
		"feet",
	],
	[
		"A banquet table is {a} feet long. A tablecloth {b} feet long lies exactly in the middle. How many feet of the table are free at each end?",
		"feet",
	],
	[
		"A room is {a} meters wide. A rug {b} meters wide lies exactly in the middle. How many meters are free on each side?",
		"meters",
	],
	[
		"A poster is {a} inches wide. A photo {b} inches wide is exactly in the middle. How many inches are free on each side?",
		"inches",
	],
	[
		"A garden is {a} yards wide. A pond {b} yards wide is exactly in the middle. How many yards are free on each side?",
		"yards",
	],
	[
		"A stage is {a} meters wide. A curtain {b} meters wide hangs exactly in the middle. How many meters are free on each side?",
		"meters",
	],
];
