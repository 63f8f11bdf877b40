/** What a parent sends to edit a child. */
export const childEdit = {
	name: "Maya",
	grade: 5,
	schoolName: "",
	educationalBoard: "",
	learningObjective: "Get ahead",
	avatar: null,
	daily_goal: 10,
	days_per_week: 5,
};
