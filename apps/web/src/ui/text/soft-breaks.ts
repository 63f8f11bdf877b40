const SOFT_HYPHEN = "\u00ad";

/** Long words of the skills' names, with where they may break. Browsers without a dictionary would break anywhere. */
const BREAKS = [
	"circum-fer-ence",
	"coef-fi-cient",
	"coor-di-nate",
	"denom-i-na-tor",
	"differ-ence",
	"distri-bu-tion",
	"elimi-na-tion",
	"experi-men-tal",
	"expres-sion",
	"inde-pen-dent",
	"inequal-i-ties",
	"measure-ment",
	"multi-pli-ca-tion",
	"multi-ply-ing",
	"paren-the-ses",
	"proba-bil-ity",
	"propor-tion-al-ity",
	"propor-tion-al",
	"quadri-lat-er-al",
	"reflec-tion",
	"repre-sen-ta-tive",
	"statis-ti-cal",
	"substi-tu-tion",
	"subtrac-tion",
	"theo-ret-i-cal",
	"thou-sandth",
	"trans-ver-sal",
	// Spanish
	"deno-mi-na-do-res",
	"desi-gual-da-des",
	"frac-cio-na-ri",
	"proba-bi-li-dad",
	"propor-cio-nal",
	"trans-por-ta-dor",
].map((word) => word.split("-"));

const LONG_WORD = new RegExp(`((?:${BREAKS.map((parts) => parts.join("")).join("|")})[a-z]*[.,:;?!]*)`, "gi");

/** A text in pieces; the odd ones are long words with soft hyphens, which show only where a line ends. */
export function longWords(text: string): string[] {
	return text.split(LONG_WORD).map((piece, at) => (at % 2 === 1 ? withSoftHyphens(piece) : piece));
}

function withSoftHyphens(word: string): string {
	const parts = BREAKS.find((each) => word.toLowerCase().startsWith(each.join(""))) ?? [];
	const ends = parts.map((_, at) => parts.slice(0, at).join("").length);
	return ends.map((from, at) => word.slice(from, ends[at + 1])).join(SOFT_HYPHEN);
}
