/** A clock whose two hands are turned to show a time of day, which is written like "4:35". */
export interface Clock {
	kind: "clock";
	/** Minutes from one place of the long hand to the next; they divide an hour. */
	step: number;
}
