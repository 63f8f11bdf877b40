/**
 * Cards, the labels of a picture, are sorted into two overlapping circles; the regions are the common choices of all
 * labels.
 */
export interface Venn {
	kind: "venn";
}
