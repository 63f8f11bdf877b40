/** One point to place on a line that zooms into tenths, hundredths and thousandths, one interval at a time. */
export interface ZoomLine {
	kind: "zoom_line";
	/** Whole numbers at the two ends; `from` is less than `to`. */
	from: number;
	to: number;
	/** The decimal places of the finest marks: 1 for tenths, 2 for hundredths, 3 for thousandths. */
	places: number;
}
