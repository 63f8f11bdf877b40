/** Cards, the labels of a picture, are sorted into bins: the choices that all labels share. */
export interface Sort {
	kind: "sort";
}
