export {
	eventText,
	sourceWords,
	standingText,
	standingTone,
	stateTones,
	stateWords,
	typeWords,
} from "./bank-words.ts";
export { adviceText, faultText } from "./fault-words.ts";
export { fieldText } from "./field-words.ts";
export { type QuestionSkill, questionSkillsQuery } from "./skills.api.ts";
