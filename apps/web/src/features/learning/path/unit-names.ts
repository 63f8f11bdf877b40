/** Names of units for children, by grade and domain; the standards' own names are for parents. */
const UNIT_NAMES: Readonly<Record<string, string>> = {
	"2/OA": "Facts up to 20 and stories",
	"3/OA": "Multiplying and dividing",
	"4/OA": "Factors, multiples and stories",
	"5/OA": "Expressions and patterns",
	"2/NBT": "Numbers up to 1,000",
	"3/NBT": "Rounding and numbers up to 1,000",
	"4/NBT": "Big numbers",
	"5/NBT": "Decimals and big numbers",
	"4/NF": "Fractions and first decimals",
	NF: "Fractions",
	"2/MD": "Length, time, money and graphs",
	MD: "Measuring and graphs",
	"5/G": "Points and shapes",
	G: "Shapes and space",
	"8/EE": "Powers, lines and equations",
	EE: "Letters and equations",
	"8/NS": "Rational and irrational numbers",
	NS: "Fractions, decimals and negatives",
	"6/SP": "Data",
	"8/SP": "Data",
	SP: "Data and chance",
	RP: "Ratios and percents",
	F: "Functions",
};

/** Names of domains for children, where several grades are shown together. */
const DOMAIN_NAMES: Readonly<Record<string, string>> = {
	OA: "Plus, minus, times and divide",
	NBT: "Whole numbers and decimals",
	NF: "Fractions",
	MD: "Measuring and graphs",
	G: "Shapes and space",
	EE: "Letters and equations",
	NS: "Fractions, decimals and negatives",
	SP: "Data and chance",
	RP: "Ratios and percents",
	F: "Functions",
};

/**
 * The name of a domain in several grades: of its unit, where they all name it alike; the original one if it has none
 * here.
 */
export function domainName(domain: { id: string; name: string }, grades: readonly number[]): string {
	const [name, ...others] = new Set(grades.map((grade) => unitName(grade, domain)));
	if (name !== undefined && others.length === 0) return name;
	return DOMAIN_NAMES[domain.id] ?? domain.name;
}

/** The name of a unit; the original one if the domain has none here. */
export function unitName(grade: number, domain: { id: string; name: string }): string {
	return UNIT_NAMES[`${grade}/${domain.id}`] ?? UNIT_NAMES[domain.id] ?? domain.name;
}
