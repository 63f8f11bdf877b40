/** The cards of a match, its right options, are put into the places on its left, which form a row. */
export interface Order {
	kind: "order";
}
