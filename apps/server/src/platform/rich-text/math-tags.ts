/** The MathML that pages show: what browsers draw alike. */
export const mathTags: readonly string[] = [
	"math",
	"mrow",
	"mi",
	"mn",
	"mo",
	"mtext",
	"mfrac",
	"msqrt",
	"mroot",
	"msup",
	"msub",
	"msubsup",
	"munder",
	"mover",
	"munderover",
	"mtable",
	"mtr",
	"mtd",
	"mspace",
	"mstyle",
	"mpadded",
	"mphantom",
];

/** What `menclose` with a line above becomes: browsers ignore it, so pages draw a border over digits that repeat. */
export const overbar = { tagName: "mrow", attribs: { class: "overbar" } };

/** Whether pages show all of this MathML: what they leave out, as the line through a number, would change the meaning. */
export function isShownWhole(mathml: string): boolean {
	return [...mathml.matchAll(/<([a-z]+)([^>]*)>/g)].every(([, tag = "", attributes = ""]) =>
		tag === "menclose"
			? attributes.includes('notation="top"')
			: mathTags.includes(tag) && !attributes.includes("border"),
	);
}
