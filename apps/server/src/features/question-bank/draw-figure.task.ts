import { drawByName } from "@learnin/curriculum/figures/draw-by-name";

export default drawByName;
