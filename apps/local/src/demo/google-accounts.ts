/** What the stand-in for Google offers to choose: a new person, two whose accounts are linked, one whose is not. */
export const googleAccounts = [
	{ email: "jo@learnin.test", name: "Jo Park" },
	{ email: "amara@learnin.test", name: "Amara Okafor" },
	{ email: "maya@learnin.test", name: "Maya Okafor" },
	{ email: "zoe@learnin.test", name: "Zoe Okafor" },
];
