/** The day of a placement. */
export function placedOn(finished_at: string): string {
	return new Date(finished_at).toLocaleDateString("en-US", { dateStyle: "medium" });
}
