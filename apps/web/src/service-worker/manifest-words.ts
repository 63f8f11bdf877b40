/** How a device describes the installed app before any page of it is open. */
export const manifestWords = {
	name: "Learnin: Interactive Math Mastery",
	description: "Math practice for grades 2 to 8.",
	shortcuts: [
		{ name: "Practice today’s set", url: "/student/questions/daily" },
		{ name: "Student dashboard", url: "/student/dashboard" },
		{ name: "Parent dashboard", url: "/parent/dashboard" },
	],
};
