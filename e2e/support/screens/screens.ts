import { newAccountScreens } from "./new-account.ts";
import { parentScreens } from "./parent.ts";
import { studentScreens } from "./student.ts";
import { superAdminScreens } from "./super-admin.ts";
import { visitorScreens } from "./visitor.ts";

export type { Screen } from "./screen.ts";

/** Every page, by role. */
export const screens = {
	visitor: visitorScreens,
	new: newAccountScreens,
	student: studentScreens,
	parent: parentScreens,
	"super-admin": superAdminScreens,
};
