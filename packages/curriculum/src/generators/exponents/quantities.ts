/** Quantities of about the size that scientific notation is used for. */
export const LARGE = [
	"A city library has lent {n} books in all.",
	"A satellite has traveled {n} miles.",
	"A river carries {n} gallons of water in one day.",
	"A video has been watched {n} times.",
	"A stadium used {n} gallons of water last year.",
	"A forest has about {n} trees.",
	"A company printed {n} stickers.",
	"A power plant serves {n} homes.",
] as const;

export const SMALL = [
	"A grain of pollen is {n} inches wide.",
	"A sheet of foil is {n} inches thick.",
	"A raindrop weighs {n} ounces.",
	"A computer chip needs {n} seconds for one step.",
	"A human hair is {n} inches thick.",
	"A speck of dust weighs {n} ounces.",
] as const;

/** What is given, and how the question about the quotient ends after "How many". */
export const COMPARED = [
	["One country has {a} people. One of its cities has {b}.", "times as many people does the country have"],
	[
		"A university library has {a} pages. A school library has {b}.",
		"times as many pages does the first have",
	],
	["A truck holds {a} grains of sand. A bucket holds {b}.", "times as many grains does the truck hold"],
	[
		"A hit song was played {a} times. Another was played {b} times.",
		"times as often was the hit song played",
	],
	["A planet is {a} miles away. A moon is {b} miles away.", "times as far away is the planet"],
	["A large company earned {a} dollars. A small one earned {b}.", "times as much did the large company earn"],
	["A hard drive stores {a} bytes. A memory card stores {b}.", "times as many bytes does the drive store"],
	["A lake holds {a} gallons of water. A pool holds {b}.", "times as much water does the lake hold"],
] as const;

/** So much each time, and the unit of the total. */
export const EACH = [
	["A factory fills {a} bottles each day. How many bottles does it fill in {n} days?", "bottles"],
	["A satellite travels {a} miles each day. How far does it travel in {n} days?", "miles"],
	["A city uses {a} gallons of water each day. How much does it use in {n} days?", "gallons"],
	["A website counts {a} visits each month. How many does it count in {n} months?", "visits"],
	["One roll has {a} labels. How many labels are on {n} rolls?", "labels"],
	["A printer makes {a} copies each week. How many does it make in {n} weeks?", "copies"],
	["A farm picks {a} apples each year. How many does it pick in {n} years?", "apples"],
	["A train carries {a} passengers each year. How many does it carry in {n} years?", "passengers"],
] as const;

/** Things in the shape of a square or a cube, and the unit they are measured in. */
export const SHAPES: Readonly<Record<2 | 3, readonly (readonly [thing: string, unit: string])[]>> = {
	2: [
		["rug", "feet"],
		["garden", "feet"],
		["patio", "feet"],
		["sandbox", "feet"],
		["tile", "inches"],
		["picture", "inches"],
		["napkin", "inches"],
		["mirror", "inches"],
	],
	3: [
		["box", "inches"],
		["fish tank", "feet"],
		["crate", "feet"],
		["block of ice", "inches"],
		["planter", "inches"],
		["storage bin", "feet"],
	],
};
