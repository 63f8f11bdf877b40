/** Cards, the labels of a picture, are sorted into two circles that overlap; the regions are the choices that all labels share. */
export interface Venn {
	kind: "venn";
}
