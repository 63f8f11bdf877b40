interface BlockNames {
	name: string;
	/** Ten of them traded for one of the next larger kind, and what is announced then. */
	join: string;
	joined: string;
	/** One of them traded for ten of the next smaller kind. */
	break: string;
	broken: string;
}

const NAMES: Readonly<Record<string, BlockNames>> = {
	"1000": {
		name: "Thousands",
		join: "",
		joined: "",
		break: "Trade 1 thousand for 10 hundreds",
		broken: "1 thousand became 10 hundreds.",
	},
	"100": {
		name: "Hundreds",
		join: "Trade 10 hundreds for 1 thousand",
		joined: "10 hundreds became 1 thousand.",
		break: "Trade 1 hundred for 10 tens",
		broken: "1 hundred became 10 tens.",
	},
	"10": {
		name: "Tens",
		join: "Trade 10 tens for 1 hundred",
		joined: "10 tens became 1 hundred.",
		break: "Trade 1 ten for 10 ones",
		broken: "1 ten became 10 ones.",
	},
	"1": {
		name: "Ones",
		join: "Trade 10 ones for 1 ten",
		joined: "10 ones became 1 ten.",
		break: "Trade 1 one for 10 tenths",
		broken: "1 one became 10 tenths.",
	},
	"0.1": {
		name: "Tenths",
		join: "Trade 10 tenths for 1 one",
		joined: "10 tenths became 1 one.",
		break: "Trade 1 tenth for 10 hundredths",
		broken: "1 tenth became 10 hundredths.",
	},
	"0.01": {
		name: "Hundredths",
		join: "Trade 10 hundredths for 1 tenth",
		joined: "10 hundredths became 1 tenth.",
		break: "Trade 1 hundredth for 10 thousandths",
		broken: "1 hundredth became 10 thousandths.",
	},
	"0.001": {
		name: "Thousandths",
		join: "Trade 10 thousandths for 1 hundredth",
		joined: "10 thousandths became 1 hundredth.",
		break: "",
		broken: "",
	},
};

const NONE: BlockNames = { name: "", join: "", joined: "", break: "", broken: "" };

/** The name of the blocks of a value, such as "0.1", and of their trades. */
export function blockNames(value: string): BlockNames {
	return NAMES[value] ?? NONE;
}
