import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { Bell, CreditCard, KeyRound, Target, UserRound } from "lucide-react";
import { paths } from "../../paths/paths.ts";
import type { Section } from "./section-links.tsx";

const emailPassword: Section = {
	to: paths.signInSettings,
	icon: KeyRound,
	title: "Email and Password",
	text: "How you sign in, and where you’re signed in",
};

const profile: Section = {
	to: paths.profileSettings,
	icon: UserRound,
	title: "Profile",
	text: "Your name, picture and time zone",
};

const notifications: Section = {
	to: paths.notificationSettings,
	icon: Bell,
	title: "Notifications",
	text: "What we tell you, here and by email",
};

const paymentMethods: Section = {
	to: paths.paymentMethods,
	icon: CreditCard,
	title: "Payment Methods",
	text: "The cards you pay with",
};

const ofStudent: readonly Section[] = [
	{
		to: paths.studentProfileInfo,
		icon: UserRound,
		title: "Your Details",
		text: "Your picture and time zone",
	},
	{
		to: paths.studentGoals,
		icon: Target,
		title: "Goals",
		text: "How many questions a day, how many days a week",
	},
	{
		to: paths.studentNotifications,
		icon: Bell,
		title: "Notifications",
		text: "What we tell you",
	},
];

const whoPays: Section = {
	to: paths.studentPaymentMethods,
	icon: CreditCard,
	title: "Payment Methods",
	text: "Who pays for you, and until when",
};

/** The pages of settings that this account has; a child on a parent's device has only those about itself. */
export function sectionsOf({ user_type, is_opened_by_parent }: UserDetails): readonly Section[] {
	if (user_type === "STUDENT")
		return is_opened_by_parent ? ofStudent : [...ofStudent, whoPays, emailPassword];
	if (user_type === "PARENT") return [profile, emailPassword, paymentMethods, notifications];
	return [profile, emailPassword, notifications];
}
