/** Keys of data about pictures, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of pictures. */
export const pictureKeys: Words = {
  data: `
    imageurls
    photourls
    multimedia
    attachments
    img
    imgs
    media
    mediaitems
  `,
};

/** What names pictures in a key. */
export const pictureWords: Words = {
  data: `
    image
    images
    photo
    photos
    picture
    pictures
    pic
    pics
    img
    imgs
    gallery
    galleries
    media
    medias
    multimedia
    slides
    slider
    bilder
    foto
    fotos
    imagenes
    galeria
    imagens
    afbeeldingen
    kuvat
  `,
};

/** Pictures of something else, or something else of pictures. */
export const otherPictureWords: Words = {
  data: `
    agent
    agency
    agents
    alt
    author
    avatar
    badge
    banner
    broker
    brand
    caption
    captions
    company
    count
    counts
    floor
    floorplan
    floorplans
    flag
    has
    height
    icon
    icons
    id
    ids
    index
    is
    label
    labels
    logo
    map
    max
    meta
    min
    no
    num
    number
    office
    owner
    plan
    plans
    position
    profile
    publisher
    seller
    show
    size
    sizes
    social
    static
    street
    tag
    tags
    team
    text
    title
    total
    type
    user
    video
    videos
    view
    width
  `,
};
