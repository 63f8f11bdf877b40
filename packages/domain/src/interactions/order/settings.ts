/** The cards of a match, the options on its right, are put into the places on its left, which stand in a row. */
export interface Order {
	kind: "order";
}
