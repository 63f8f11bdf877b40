/** The accounts in the Google stand-in: a new person, two with linked accounts, one without. */
export const googleAccounts = [
	{ email: "jo@learnin.test", name: "Jo Park" },
	{ email: "amara@learnin.test", name: "Amara Okafor" },
	{ email: "maya@learnin.test", name: "Maya Okafor" },
	{ email: "zoe@learnin.test", name: "Zoe Okafor" },
];
