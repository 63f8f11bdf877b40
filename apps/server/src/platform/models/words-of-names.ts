const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/**
 * Names and parts of names that are also words of English, Spanish or mathematics; folded, like everything
 * here.
 */
export const commonWords: ReadonlySet<string> = setOf(`
	al amber amor an and angel april are art as august autumn banks bell bill black blue bob brook brown bush cash chance
	charity chase clay cole cook cross cruz dale dawn day de dean del do drew earl even fair faith field fields fisher flores
	ford forest fox frank free gene grace grant gray green hall hand harmony hill hills holly hope house hunter in is island
	iris ivy jack jade jay joy june justice king knight la lake lane las lee leon lily link long los love luna luz major mar
	mark marks mars mason math max may mercy mia mil mill miles mills moon nova oak ocean odd olive page parker paz pearl penny
	per pi pilar pierce pleasant plus por prime price rain ray real red reed reina rey rich rios river rob robin rocks rojo
	rosa rose rosario ruby rule rules sage salt sales sandy santos sea serena serrano sharp short sky small snow sol so
	sterling stone storm street strong sum summer sun sunny sur sky temple ten to torres true una valley van vera victory
	violet virtue walker ward waters way weeks wells west white will wills winter wise wood woods wright young
	angle area circle cube degree digit even factor graph half line mean mode number pair point range ratio root set side
	square term three two one unit value whole zero uno dos tres angulo linea lado suma resta punto mitad
`);

/** Words in many schools' names; the other words identify the school. */
export const schoolWords: ReadonlySet<string> = setOf(`
	school schools academy elementary middle high primary secondary junior senior public private charter international
	grammar preparatory prep college institute montessori the of and st saint escuela colegio instituto primaria secundaria
	publica privada academia de del la las los el y san santa
`);

/** Usual short forms that are not the beginning of the name. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
	alejandra: ["sandra", "jana"],
	alejandro: ["jandro"],
	alexander: ["sasha", "sandy", "xander"],
	alexandra: ["sasha", "sandy", "lexi"],
	antonio: ["tono", "tony"],
	anthony: ["tony"],
	charles: ["chuck"],
	concepcion: ["concha"],
	daniel: ["danny"],
	dolores: ["lola"],
	dorothy: ["dot", "dolly"],
	eduardo: ["lalo"],
	edward: ["ned", "ted", "teddy"],
	elizabeth: ["beth", "betsy", "betty", "libby", "lizzy", "liz", "liza"],
	enrique: ["quique"],
	francisco: ["paco", "pancho", "curro"],
	gabriela: ["gabi", "gaby"],
	guadalupe: ["lupe", "lupita"],
	guillermo: ["memo"],
	henry: ["hank", "harry"],
	ignacio: ["nacho"],
	isabel: ["chabela"],
	isabella: ["bella", "izzy"],
	james: ["jim", "jimmy"],
	jesus: ["chuy"],
	john: ["jack", "johnny"],
	jose: ["pepe"],
	katherine: ["kate", "katie", "kathy", "kitty"],
	luis: ["lucho"],
	margaret: ["maggie", "meg", "peggy"],
	mary: ["molly", "polly"],
	nicholas: ["nick", "nicky"],
	patricia: ["pat", "patty", "trish", "paty"],
	rebecca: ["becca", "becky"],
	richard: ["dick", "rick", "ricky"],
	robert: ["bob", "bobby"],
	samantha: ["sammy"],
	samuel: ["sammy"],
	sarah: ["sally"],
	susan: ["suzy"],
	theodore: ["ted", "teddy"],
	thomas: ["tommy"],
	victoria: ["vicky", "tori"],
	virginia: ["ginny"],
	william: ["bill", "billy", "liam"],
};
