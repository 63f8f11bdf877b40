/** A clock whose two hands are set to a time of day, written like "4:35". */
export interface Clock {
	kind: "clock";
	/** Minutes between positions of the long hand; they divide an hour. */
	step: number;
}
